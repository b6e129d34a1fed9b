// Cards of the player's own in the page: a file with faults is told line by line, a sound one is played with, by the
// bots in the worker too, and goes on after a reload; its save opens in a browser that has never seen the file.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import * as b from './browser.mjs';
import { settled } from './kept.mjs';
import { exportGame } from './table.mjs';
import { answer } from './war_of_the_ring_test.mjs';

const setUp = JSON.stringify({ game: 'war_of_the_ring', config: { rule_set: 'fellowship', seats: 2 }, bots: ['', 'beginner'] });
const quick = { speed: 'instant', last_setup: setUp };
const title = 'War of the Ring: The Card Game';

const faulty = `{"cards": [
  {"id": "shelob", "faction": "monstrous", "type": "character", "attack": 12,
   "abilities": [{"when": "played", "do": [{"do": "fly"}]}]},
  {"id": "bombadil", "faction": "elf", "type": "army", "abilities": []}
]}`;

// Every card under a name of one's own, so that each hand has some.
function renamed() {
  const cards = ['free_peoples', 'shadow', 'promos'].flatMap(name =>
    JSON.parse(fs.readFileSync(path.join(b.root, 'assets/cards/war_of_the_ring', `${name}.json`), 'utf8')).cards);
  return JSON.stringify({ cards: cards.map(card => ({ ...card, name: { en: `Mine ${card.id}` } })) }, null, 1);
}

async function bring(page, text) {
  await b.press(page, 'Import cards');
  await page.getByRole('dialog').getByRole('textbox').fill(text);
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
}
const named = (page, id, name) => b.until(page, ([i, n]) => {
  const words = window.mathom.tree().items?.find(x => x.id === i)?.name;
  return words === n || (n instanceof RegExp && n.test(words));
}, [id, name]);
const showsOwn = page => b.until(page, () => window.mathom.tree().items?.some(i => i.name.startsWith('Mine ')), null, 60000);

// The person answers a few questions; the bot, too, has answered some then, in the worker.
async function playOn(page, answers) {
  const botAnswers = async () => JSON.parse((await settled(page)).text).log.filter(([seat]) => seat === 1).length;
  const before = await botAnswers();
  for (let i = 0; i < answers; ++i) await answer(page, await b.waitForTurn(page), false, i);
  await b.waitForTurn(page);
  assert.ok(await botAnswers() > before, 'the bot plays on');
  assert.equal((await b.state(page)).match.fallbacks, 0, 'the worker did all the thinking');
}

// Another browser, which has never seen the cards, has them from the save.
async function goesOnElsewhere(t, save) {
  const other = await b.open(await t.context(), t.url, { settings: quick });
  await b.press(other, 'Your games');
  await b.press(other, 'Open a saved game');
  await other.getByRole('dialog').getByRole('textbox').fill(save);
  await other.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
  await showsOwn(other);
  await playOn(other, 4);
  assert.deepEqual(other.faults, []);
}

async function ownCards(t) {
  const page = await b.open(await t.context(), t.url, { settings: quick });
  await b.press(page, title);
  await bring(page, faulty);
  await named(page, 'faults/0', 'Line 2: /cards/0/attack: must be a whole number from 0 to 9');
  await named(page, 'faults/1', /^Line 3: \/cards\/0\/abilities\/0\/do\/0\/do: unknown word "fly"/);
  await named(page, 'faults/2', 'Line 4: /cards/1/id: there is no printed card with this id');
  await b.shot(page, 'own-cards-faults');
  await b.press(page, 'Back');
  await named(page, 'own_cards/changes', 'New games are played with the printed cards.');

  await b.press(page, 'Import cards');
  const choose = page.getByRole('dialog').getByRole('button', { name: 'Choose a file' });
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), choose.click()]);
  await chooser.setFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(renamed()) });
  await named(page, 'own_cards/changes', 'New games are played with 116 cards of your own.');
  await b.shot(page, 'own-cards-set-up');
  await b.press(page, 'Deal the cards');
  await showsOwn(page);
  await playOn(page, 5);
  await b.shot(page, 'own-cards-table');
  const { match: before } = await b.state(page);

  await page.reload();
  await b.ready(page);
  await b.press(page, 'Continue your game');
  await b.until(page, hash => window.mathom.state().match?.hash === hash, before.hash);
  await showsOwn(page);
  await playOn(page, 5);
  await goesOnElsewhere(t, await exportGame(page));
  assert.deepEqual(page.faults, []);
}

export const tests = [{ name: 'cards of one’s own are refused with their faults, played with, and go on after a reload', run: ownCards }];
