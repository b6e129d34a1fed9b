// The part of the page that is seen: in a frame of another page, enlarged by two fingers, or above the keyboard of a
// phone.
const seen = window.visualViewport, root = document.documentElement;
const least = 120;  // CSS pixels: what covers less is not a keyboard but a bar of the browser

if (window.self !== window.top) root.classList.add('framed');

// A page that two fingers have enlarged, in the text view, lets them do so on the table too, or it would stay enlarged.
function sized() { root.classList.toggle('enlarged', seen.scale > 1.01); }

// The keyboard of a phone lies over the page: where it does not make the page smaller, dialogs stand in the part that
// is still seen.
function stand() {
  const covered = seen.height * seen.scale < window.innerHeight - least;
  root.classList.toggle('keyboard', covered);
  root.style.setProperty('--seen-top', seen.offsetTop + 'px');
  root.style.setProperty('--seen-height', seen.height + 'px');
  const active = document.activeElement;
  if (covered && active && active.closest('dialog')) active.scrollIntoView({ block: 'nearest' });
}

if (seen) {
  seen.addEventListener('resize', sized);
  sized();
  seen.addEventListener('resize', stand);
  seen.addEventListener('scroll', stand);
}
