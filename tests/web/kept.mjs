// What lies in the browser's database, read and changed past the program: for tests of keeping games.

// Every record: {id, number, about, name, text, before}, the latest first.
export async function records(page) {
  const rows = await page.evaluate(() => new Promise((done, fail) => {
    const request = indexedDB.open('mathom');
    request.onerror = () => fail(request.error);
    request.onsuccess = () => {
      const db = request.result, tx = db.transaction(['about', 'texts', 'before'], 'readonly'), out = [];
      tx.oncomplete = () => { db.close(); done(out); };
      tx.onabort = () => { db.close(); fail(tx.error); };
      tx.objectStore('about').openCursor().onsuccess = e => {
        const at = e.target.result;
        if (!at) return;
        const row = { id: at.key, ...at.value, about: JSON.parse(at.value.about) };
        out.push(row);
        tx.objectStore('texts').get(row.id).onsuccess = got => { row.text = got.target.result; };
        tx.objectStore('before').get(row.id).onsuccess = got => { row.before = got.target.result; };
        at.continue();
      };
    };
  }));
  return rows.sort((a, b) => b.about.when - a.about.when);
}

// Another text under the same id, as damage would have it.
export const putText = (page, id, text, store = 'texts') => page.evaluate(([key, words, name]) => new Promise((done, fail) => {
  indexedDB.open('mathom').onsuccess = e => {
    const db = e.target.result, tx = db.transaction([name], 'readwrite');
    tx.oncomplete = () => { db.close(); done(); };
    tx.onabort = () => fail(tx.error);
    tx.objectStore(name).put(words, key);
  };
}), [id, text, store]);

// The record of the game on the table, once the database has all of it.
export async function settled(page) {
  for (let i = 0; i < 100; ++i) {
    const now = await page.evaluate(() => window.mathom.state().match), row = now && (await records(page)).find(r => r.id === now.id);
    if (row && JSON.parse(row.text).hash === now.hash) return row;
    await new Promise(done => setTimeout(done, 50));
  }
  throw new Error('the game on the table does not come into the database');
}
