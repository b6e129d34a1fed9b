// The keyboard of a phone lies over the page: where it does not make the page smaller, dialogs stand in the part that is still seen.
(function () {
  'use strict';
  const seen = window.visualViewport, root = document.documentElement;
  const least = 120;  // CSS pixels: what is covered by less is no keyboard, but a bar of the browser
  if (!seen) return;

  function stand() {
    const covered = seen.height * seen.scale < window.innerHeight - least;
    root.classList.toggle('keyboard', covered);
    root.style.setProperty('--seen-top', seen.offsetTop + 'px');
    root.style.setProperty('--seen-height', seen.height + 'px');
    const active = document.activeElement;
    if (covered && active && active.closest('dialog')) active.scrollIntoView({ block: 'nearest' });
  }
  seen.addEventListener('resize', stand);
  seen.addEventListener('scroll', stand);
})();
