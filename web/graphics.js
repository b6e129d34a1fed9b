// The graphics of the canvas. Without graphics, or if they are not wanted, the game is played in words.
import { wantFrame } from './frames.js';
import { call } from './program.js';
import { cover, covered, uncover } from './start.js';

const canvas = document.getElementById('canvas');
let graphics;  // undefined: not asked for yet

// The program gets this context when it asks for one. What has been painted stays: only what has changed is painted.
export function beginGraphics() {
  graphics = null;
  try {
    graphics = canvas.getContext('webgl2', { alpha: false, depth: false, stencil: false, antialias: false, preserveDrawingBuffer: true });
  } catch (e) { /* as if there were none */ }
  if (graphics) rouse(graphics);
}
// The graphics begin in earnest when shaders are compiled for the first time, and an answer waits for that: better
// while the program is read than in its first frame. This pair draws nothing.
function rouse(gl) {
  const pair = gl.createProgram();
  [[gl.VERTEX_SHADER, 'in vec4 at; out vec2 from; void main() { from = at.zw; gl_Position = vec4(at.xy, 0, 1); }'],
   [gl.FRAGMENT_SHADER, 'precision mediump float; in vec2 from; uniform sampler2D all; out vec4 ink; void main() { ink = texture(all, from); }']
  ].forEach(function (one) {
    const shader = gl.createShader(one[0]);
    gl.shaderSource(shader, '#version 300 es\n' + one[1]);
    gl.compileShader(shader);
    gl.attachShader(pair, shader);
    gl.deleteShader(shader);  // with the pair
  });
  gl.linkProgram(pair);
  gl.getParameter(gl.VERSION);
}

export function canDraw() {
  if (graphics === undefined) beginGraphics();
  if (!graphics) cover('graphics');
  return !!graphics;
}
// The game is shown in words from now on, or as a picture.
export function viewChanged(inWords) {
  if (inWords && /^(graphics|picture|lost)$/.test(covered())) uncover();
  if (!inWords && graphics && graphics.isContextLost()) cover('lost');
}

// Usually the browser gives the picture back within a moment; if it does not, that is said.
let patience = 0;
canvas.addEventListener('webglcontextlost', function (e) {
  e.preventDefault();
  clearTimeout(patience);
  patience = setTimeout(function () { cover('lost'); }, 3000);
});
canvas.addEventListener('webglcontextrestored', function () {
  clearTimeout(patience);
  if (covered() === 'lost') uncover();
  call('app_graphics_again');
  wantFrame(-1);
});
