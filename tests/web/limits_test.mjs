// Graphics that take no large texture, as those of browsers that hide who one is: the picture is there at every size of letters.
import assert from 'node:assert/strict';
import * as b from './browser.mjs';

// No texture is larger than `most`; what the graphics say of it is `told`.
const limited = (most, told = most) => [limits => {
  const gl = WebGL2RenderingContext.prototype, { getParameter, texImage2D } = gl;
  window.textures = [];
  gl.getParameter = function (what) { return what === this.MAX_TEXTURE_SIZE ? limits.told : getParameter.call(this, what); };
  gl.texImage2D = function (...all) {
    const [, , , width, height] = all;
    window.textures.push([width, height]);
    if (width > limits.most || height > limits.most) all[3] = 1 << 24;  // refused, as too large
    texImage2D.apply(this, all);
  };
}, { most, told }];

const colours = page => page.evaluate(() => {
  const paper = document.createElement('canvas'), from = document.getElementById('canvas');
  paper.width = from.width;
  paper.height = from.height;
  const pen = paper.getContext('2d');
  pen.drawImage(from, 0, 0);
  return new Set(new Uint32Array(pen.getImageData(0, 0, paper.width, paper.height).data.buffer)).size;
});

async function everySize(t) {
  for (const [size, density] of [[{ width: 1280, height: 800 }, 1], [{ width: 390, height: 844 }, 3]])
    for (const percent of [100, 120, 150, 200]) {
      const context = await t.context({ viewport: size, deviceScaleFactor: density });
      const page = await b.open(context, t.url, { settings: { text_percent: percent }, prepare: limited(2048) });
      await b.still(page);
      const where = `${size.width} at ${percent} %`, textures = await page.evaluate(() => window.textures);
      assert.ok(textures.every(([w, h]) => w <= 2048 && h <= 2048), `${where}: ${textures.join(' ')}`);
      assert.ok(await colours(page) > 500, `${where}: there is a picture`);
      await b.shot(page, `limit-${size.width}-${percent}`);
      assert.deepEqual(page.faults, []);
      await context.close();
    }
}

export const tests = [
  { name: 'where no texture is larger than 2048 the picture is there at every size of letters', run: everySize, painted: true, slow: true },
];
