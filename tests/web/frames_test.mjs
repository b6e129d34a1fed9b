// The page in a frame of another page, of its own site or of another one: where keys and the wheel go, and that "Back"
// works.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as b from './browser.mjs';

const house = url => `<!doctype html><style>body{margin:0}iframe{width:1000px;height:700px;border:0;display:block}p{height:3000px}</style>
<input id="outside"><iframe src="${url}" allow="clipboard-write"></iframe><p>around</p>`;

// The page around comes from a server of its own, of this site or, by another name of the machine, of another one.
async function framed(t, other) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mathom-frame-'));
  fs.writeFileSync(path.join(folder, 'index.html'), house(t.url));
  const server = await b.serve(folder), around = other ? server.url.replace('127.0.0.1', 'localhost') : server.url;
  const context = await t.context({ viewport: { width: 1100, height: 760 } });
  const page = await context.newPage();
  await page.addInitScript(() => { if (!localStorage.getItem('mathom.settings')) localStorage.setItem('mathom.settings', '{"speed":"instant"}'); });
  await page.goto(around);
  const frame = page.frames().find(f => f.url().startsWith(t.url) && f !== page.mainFrame());
  await b.ready(frame);
  await frame.waitForFunction(() => !window.mathom.state().lettersCome, null, { polling: 100 });
  await page.locator('#outside').focus();
  return { page, frame, around, server };
}
const focusIn = page => page.evaluate(() => document.activeElement.tagName);
const scrolled = page => page.evaluate(() => window.scrollY);
const box = page => page.locator('iframe').boundingBox();

async function focusComes({ page, frame }) {
  const { x, y } = await box(page);
  await page.mouse.click(x + 8, y + 350);  // the bare ground
  assert.equal(await focusIn(page), 'IFRAME', 'a press on bare ground brings the keys');
  await page.keyboard.press('PageDown');
  await b.pause(300);
  assert.equal(await scrolled(page), 0, 'and they do not move the page around');
  await page.locator('#outside').focus();
  const game = (await frame.evaluate(() => window.mathom.tree().items)).find(i => i.name === 'French Tarot').visible;
  await page.mouse.click(x + game[0] + game[2] / 2, y + game[1] + game[3] / 2);
  await frame.waitForFunction(() => window.mathom.state().screen === 'setup');
  assert.equal(await focusIn(page), 'IFRAME');
  await page.keyboard.press('Escape');
  await frame.waitForFunction(() => window.mathom.state().screen === 'home');
}

async function wheelGoesOn({ page, frame }) {
  await frame.getByRole('button', { name: 'French Tarot', exact: true }).first().click();
  await frame.getByRole('button', { name: 'Deal the cards' }).click();
  await frame.waitForFunction(() => window.mathom.state().match);
  await page.evaluate(() => window.scrollTo(0, 0));  // a driver may have moved it to press in the frame
  const { x, y } = await box(page);
  await page.mouse.move(x + 300, y + 250);
  await page.mouse.wheel(0, 200);
  await page.waitForFunction(() => window.scrollY > 100, null, { timeout: 5000 });
}

// What rolls keeps the wheel until it has come to its end; then, after a rest, it is for the page around.
async function wheelAtTheEnd({ page, frame }) {
  const { x, y } = await box(page);
  await page.mouse.move(x + 500, y + 400);
  for (let i = 0; i < 8; ++i) {
    await page.mouse.wheel(0, 1500);
    await b.pause(40);
  }
  assert.equal(await scrolled(page), 0, 'the swing that has rolled it to its end goes no further');
  await b.pause(500);
  await page.mouse.wheel(0, 200);
  await page.waitForFunction(() => window.scrollY > 100, null, { timeout: 5000 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await b.pause(500);
  await page.mouse.wheel(0, -100);  // back up it is its own again
  await b.pause(300);
  assert.ok(!await frame.evaluate(([px, py]) => document.elementFromPoint(px, py).dispatchEvent(
    new WheelEvent('wheel', { clientX: px, clientY: py, deltaY: -50, bubbles: true, cancelable: true })), [500, 400]));
}

async function backCloses({ page, frame, around }) {
  await frame.getByRole('button', { name: 'French Tarot', exact: true }).first().click();
  await frame.waitForFunction(() => window.mathom.state().screen === 'setup');
  await frame.getByRole('button', { name: 'Choose players and rules' }).click();
  await frame.getByRole('button', { name: /^Name: / }).first().click();
  await frame.getByRole('dialog').getByRole('textbox').waitFor();
  await frame.waitForFunction(() => history.state !== null);
  await page.evaluate(() => history.back());
  await frame.waitForFunction(() => !document.querySelector('dialog'));
  assert.equal((await frame.evaluate(() => window.mathom.state())).screen, 'setup');
  assert.ok(page.url().startsWith(around), 'the page around is still there');
}

const both = (name, run) => [false, true].map(other => ({
  name: `${name}, in a frame of ${other ? 'another' : 'its own'} site`,
  chromium: other ? 'its driver brings keys and presses to the page around, not into a frame of another process' : '',
  run: async t => {
    const all = await framed(t, other);
    try {
      await run(all);
    } finally {
      await all.server.close();
    }
  },
}));
export const tests = [
  ...both('a press brings the keys to the page', focusComes),
  ...both('the wheel over bare ground moves the page around', wheelGoesOn),
  ...both('the wheel goes to the page around where what rolls has come to its end', wheelAtTheEnd),
  ...both('"Back" closes what lies over the page', backCloses),
];
