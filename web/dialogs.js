// Words and files: typed in a real HTML dialog (phone keyboards, input methods and assistants come with it), picked and saved by the
// browser's own means.
(function () {
  'use strict';
  const page = window.MathomPage = window.MathomPage || {};
  const mostBytes = 4 << 20;

  function answer(ticket, text) {
    const given = text === null ? 0 : window.Module['stringToNewUTF8'](text);
    page.call('app_answer', ticket, given);
    if (given) window.Module['_free'](given);
  }
  function element(tag, words) {
    const e = document.createElement(tag);
    if (words) e.textContent = words;
    return e;
  }
  function button(words, kind) {
    const b = element('button', words);
    b.type = 'button';
    b.className = kind;
    return b;
  }

  // Letters that the program brings, for what the browser writes. Where it takes none from a page it writes with the system's.
  page.letters = async function (family, bytes, weight) {
    try {
      document.fonts.add(await new window.FontFace(family, bytes, { weight: String(weight) }).load());
    } catch (refused) { /* as above */ }
  };

  // Enter gives what was written. A key that has been down since before the field was there writes nothing and ends nothing.
  function listen(field, finish) {
    let fresh = false;
    field.addEventListener('keydown', function (e) {
      fresh = fresh || !e.repeat;
      const ends = e.key === 'Enter' && finish && !page.composes(e);
      if (ends || !fresh) e.preventDefault();  // and nobody else takes this press for theirs
      if (ends && !e.repeat) finish(field.value);
    });
  }

  page.askWords = function (ticket, text) {
    const request = JSON.parse(text), dialog = element('dialog');
    const title = element('h2', request.title), label = element('label', request.label);
    const field = element(request.manyLines ? 'textarea' : 'input');
    const row = element('div'), no = button(request.cancel, 'plain'), yes = button(request.confirm, 'plain gold');
    title.id = 'dialog-title';
    Object.assign(field, { id: 'dialog-field', value: request.initial, maxLength: request.most, autocomplete: 'off', spellcheck: false });
    label.htmlFor = field.id;
    row.className = 'row';
    dialog.setAttribute('aria-labelledby', title.id);
    let done = false;
    function finish(words) {
      if (done) return;
      done = true;
      page.takesFile = null;
      dialog.close();
      dialog.remove();
      page.dialogs();
      answer(ticket, words);
    }
    no.addEventListener('click', function () { finish(null); });
    yes.addEventListener('click', function () { finish(field.value); });
    dialog.addEventListener('close', function () { finish(null); });
    listen(field, request.manyLines ? null : finish);
    if (request.file) {
      const choose = button(request.file, 'plain');
      choose.addEventListener('click', function () { pickFile(function (picked) { if (picked !== null) finish(picked); }); });
      row.append(choose);
    }
    if (request.cancel) row.append(no);
    row.append(yes);
    dialog.append(title, label, field, row);
    document.body.append(dialog);
    dialog.showModal();
    field.focus();
    field.select();
    page.takesFile = request.file ? finish : null;
    page.dialogs();
  };

  // The field stands in the document, as some browsers forget one that does not, and above what a dialog makes inert. Which types are
  // files of ours is not said: devices that know a type by another name would not let them be chosen, and what is in it is judged.
  let picker = null;
  function pickFile(then) {
    if (picker) picker.remove();  // given up in a browser that says nothing of it
    const input = picker = document.createElement('input');
    const done = function (text) {
      input.remove();
      then(text);
    };
    Object.assign(input, { type: 'file', className: 'said', tabIndex: -1 });
    input.setAttribute('aria-hidden', 'true');
    input.addEventListener('cancel', function (e) {
      e.stopPropagation();  // a dialog would take it for its own
      done(null);
    });
    input.addEventListener('change', function () {
      const file = input.files && input.files[0];
      if (file) read(file, done);
      else done(null);
    });
    (document.querySelector('dialog[open]') || document.body).append(input);
    input.click();
  }
  // A file too large for a save is cut one byte after: the program says so, without filling the memory.
  function read(file, then) { file.slice(0, mostBytes + 1).text().then(then, function () { then(''); }); }
  page.askFile = function (ticket) { pickFile(function (text) { answer(ticket, text); }); };

  // A file is dropped: into the dialog that asks for one, else it is a saved game. No other dialog takes one, and the browser does
  // not open it in the place of the page.
  function brings(e) { return e.dataTransfer && Array.prototype.includes.call(e.dataTransfer.types, 'Files'); }
  function takes() { return page.takesFile || (page.started && !document.querySelector('dialog[open]') ? dropped : null); }
  function dropped(text) {
    const given = window.Module['stringToNewUTF8'](text);
    page.call('app_dropped', given);
    window.Module['_free'](given);
  }
  document.addEventListener('dragover', function (e) {
    if (!brings(e)) return;
    e.preventDefault();
    e.dataTransfer.dropEffect = takes() ? 'copy' : 'none';
  });
  document.addEventListener('drop', function (e) {
    if (!brings(e)) return;
    e.preventDefault();
    const then = takes(), file = e.dataTransfer.files[0];
    if (then && file) read(file, then);
  });

  page.offerFile = function (name, text) {
    const link = document.createElement('a'), url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    link.href = url;
    link.download = name;
    link.click();
    setTimeout(function () { URL.revokeObjectURL(url); }, 60000);
    return window.self === window.top ? 0 : 1;  // in a frame it may be refused, and nobody is told
  };

  // Whether the text is on the clipboard, sooner or later.
  page.copy = function (text) {
    const asked = navigator.clipboard && navigator.clipboard.writeText ? navigator.clipboard.writeText(text) : Promise.reject(new Error('no clipboard'));
    return asked.then(function () { return true; }, function () { return copyOldWay(text); });
  };
  function copyOldWay(text) {
    const field = document.createElement('textarea'), before = document.activeElement;
    let done = false;
    field.value = text;
    document.body.append(field);
    field.select();
    try { done = document.execCommand('copy'); } catch (e) { /* then not */ }
    field.remove();
    if (before && before.focus) before.focus();
    return done;
  }
})();
