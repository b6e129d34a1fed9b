// The page's own script: what the browser brings to the program and the program to the browser. Each of these hears the
// browser by itself.
import './storage.js';
import './shelf.js';
import './mirror.js';
import './text_view.js';
import './input.js';
import './keys.js';
import './layers.js';
import './viewport.js';
import './presence.js';
import './probe.js';
import './boot.js';
