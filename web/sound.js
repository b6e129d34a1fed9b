// Sounds as ready buffers: the program computes each once, at the rate of this device. Nothing is opened before the
// first touch or key, as browsers want it, and the device is let go when nothing has sounded for a while.
const buffers = [];
let ears = null, resting = 0;
let last = [];  // the last few, for tests and the curious

function wake() {
  const Ears = window.AudioContext || window.webkitAudioContext;
  if (ears || !Ears) return;
  try { ears = new Ears({ latencyHint: 'interactive' }); } catch (e) { ears = null; }
}
['pointerup', 'keydown'].forEach(function (kind) { document.addEventListener(kind, wake, { capture: true, once: true }); });

// The rate at which the samples are wanted first, or 0.
export function play(sound, volume) {
  if (!ears || document.visibilityState === 'hidden') return 0;
  if (!buffers[sound]) return ears.sampleRate;
  if (ears.state !== 'running') ears.resume().catch(function () { /* the browser will not have it yet, or a call has the device */ });
  const source = ears.createBufferSource(), gain = ears.createGain();
  source.buffer = buffers[sound];
  gain.gain.value = volume;
  source.connect(gain).connect(ears.destination);
  source.start();
  last = last.slice(-19).concat([sound]);
  clearTimeout(resting);
  resting = setTimeout(function () { ears.suspend().catch(function () { /* it rests already */ }); }, 10000);
  return 0;
}
export function setSamples(sound, samples) {
  buffers[sound] = ears.createBuffer(1, samples.length, ears.sampleRate);
  buffers[sound].copyToChannel(samples, 0);
}
export function played() { return last; }
