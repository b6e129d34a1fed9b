// What is said to a screen reader, politely or at once.
const said = { polite: document.getElementById('polite'), assertive: document.getElementById('assertive') };
const queue = { polite: [], assertive: [] }, timers = {};

// Sentences that come within one breath are read together; the same sentence again is a change, because the region was
// emptied.
export function speak(sentence, assertive) {
  const how = assertive ? 'assertive' : 'polite';
  queue[how].push(sentence);
  if (timers[how]) return;
  said[how].textContent = '';
  timers[how] = setTimeout(function () {
    timers[how] = 0;
    said[how].textContent = queue[how].splice(0).join(' ');
  }, 60);
}
export function beSilent() {
  ['polite', 'assertive'].forEach(function (how) {
    clearTimeout(timers[how]);
    timers[how] = 0;
    queue[how] = [];
    said[how].textContent = '';
  });
}
