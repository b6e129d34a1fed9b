// What phones do: a keyboard that lies over the page, a call that takes the loudspeaker, a file field that wants to be
// in the document.
import assert from 'node:assert/strict';
import * as b from './browser.mjs';

// The part that is still seen above a keyboard, as a browser tells it that does not make the page smaller.
const keyboard = [() => {
  const seen = new EventTarget();
  Object.assign(seen, { width: 390, height: 844, offsetTop: 0, offsetLeft: 0, pageTop: 0, pageLeft: 0, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { value: seen, configurable: true });
  window.lieOver = (height, top = 0) => {
    Object.assign(seen, { height, offsetTop: top });
    seen.dispatchEvent(new Event('resize'));
  };
}, null];

async function dialogs(t) {
  for (const percent of [100, 200]) {
    const context = await t.context({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
    const page = await b.open(context, t.url, { settings: { text_percent: percent }, prepare: keyboard });
    await b.press(page, 'Your games');
    await b.press(page, /Open a saved game|Open/);
    await page.locator('dialog').waitFor();
    const free = await page.locator('dialog').boundingBox();
    for (const [height, top] of [[480, 0], [480, 120], [300, 40]]) {
      await page.evaluate(at => window.lieOver(...at), [height, top]);
      const box = await page.locator('dialog').boundingBox(), where = `${percent} %, ${height} from ${top}`;
      assert.ok(box.y >= top - 1 && box.y + box.height <= top + height + 1, `${where}: the dialog stands above the keyboard: ${box.y} to ${box.y + box.height}`);
      for (const button of await page.locator('dialog button').all()) {
        await button.evaluate(e => e.scrollIntoView({ block: 'nearest' }));
        const at = await button.boundingBox();
        assert.ok(at.y >= top - 1 && at.y + at.height <= top + height + 1, `${where}: each button can be reached: ${at.y}`);
      }
    }
    await b.shot(page, `dialog-keyboard-${percent}`);
    await page.evaluate(() => window.lieOver(844));
    assert.deepEqual(await page.locator('dialog').boundingBox(), free, 'and where it was when it is gone');
    assert.deepEqual(page.faults, []);
    await context.close();
  }
  const page = await b.open(await t.context(), t.url);
  assert.match(await page.evaluate(() => document.querySelector('meta[name="viewport"]').content), /interactive-widget=resizes-content/);
}

// The state in which a phone leaves what sounds when somebody calls.
async function interrupted(t) {
  const page = await b.open(await t.context(), t.url, { settings: { sound_percent: 50 }, prepare: [() => {
    window.resumed = 0;
    const { resume } = window.AudioContext.prototype;
    window.AudioContext.prototype.resume = function () {
      ++window.resumed;
      return resume.call(this);
    };
  }, null] });
  await page.mouse.click(5, 5);
  const went = await page.evaluate(async () => {
    const { play, samples } = window.Module.page, out = {};
    for (let i = 0; i < 20 && !play(0, 0.1); ++i) await new Promise(done => setTimeout(done, 100));
    samples(0, new Float32Array(100));
    const plain = Object.getOwnPropertyDescriptor(window.BaseAudioContext.prototype, 'state');
    for (const state of ['interrupted', 'suspended', 'running']) {
      Object.defineProperty(window.BaseAudioContext.prototype, 'state', { get: () => state, configurable: true });
      const before = window.resumed;
      play(0, 0.1);
      out[state] = window.resumed - before;
    }
    Object.defineProperty(window.BaseAudioContext.prototype, 'state', plain);
    return out;
  });
  assert.deepEqual(went, { interrupted: 1, suspended: 1, running: 0 });
}

async function fileField(t) {
  const page = await b.open(await t.context(), t.url, { prepare: [() => {
    window.fields = [];
    const { click } = window.HTMLInputElement.prototype;
    window.HTMLInputElement.prototype.click = function () {
      if (this.type === 'file') window.fields.push([this.isConnected, this.accept, !!this.closest('[inert]'), getComputedStyle(this).display]);
      return click.call(this);
    };
  }, null] });
  await b.press(page, 'Your games');
  await b.press(page, /Open a saved game|Open/);
  await page.locator('dialog').waitFor();
  const chooser = page.waitForEvent('filechooser');
  await page.locator('dialog').getByRole('button', { name: /file/i }).click();
  const chosen = await chooser;
  assert.deepEqual(await page.evaluate(() => window.fields), [[true, '', false, 'block']], 'it is in the document, and takes files of any type');
  await chosen.setFiles({ name: 'game.unknown', mimeType: 'application/x-nobody-knows', buffer: Buffer.from('no game') });
  await page.locator('dialog').waitFor({ state: 'detached' });
  await b.until(page, () => window.mathom.state().notice || window.mathom.tree().items.some(i => /file|game/i.test(i.name)));
  assert.equal(await page.locator('input[type="file"]').count(), 0, 'and it is gone afterwards');
  assert.deepEqual(page.faults, []);
}

export const tests = [
  { name: 'a dialog stands above the keyboard of a phone', run: dialogs, chromium: 'its driver has no phone' },
  { name: 'sound that a call has interrupted comes again', run: interrupted },
  { name: 'the field for a file is in the document and takes every type', run: fileField, chromium: 'its driver chooses no files' },
];
