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

  // Letters that the program brings, for what the browser writes.
  page.letters = function (family, bytes, weight) {
    new window.FontFace(family, bytes, { weight: String(weight) }).load().then(face => document.fonts.add(face), () => {});
  };

  page.askWords = function (ticket, text) {
    const request = JSON.parse(text), dialog = element('dialog');
    const title = element('h2', request.title), label = element('label', request.label);
    const field = element(request.manyLines ? 'textarea' : 'input');
    const row = element('div'), no = button(request.cancel, 'plain'), yes = button(request.confirm, 'plain gold');
    title.id = 'words-title';
    Object.assign(field, { id: 'words-field', value: request.initial, maxLength: request.most, autocomplete: 'off', spellcheck: false });
    label.htmlFor = field.id;
    row.className = 'row';
    dialog.setAttribute('aria-labelledby', title.id);
    let done = false;
    function finish(words) {
      if (done) return;
      done = true;
      dialog.close();
      dialog.remove();
      answer(ticket, words);
    }
    no.addEventListener('click', function () { finish(null); });
    yes.addEventListener('click', function () { finish(field.value); });
    dialog.addEventListener('close', function () { finish(null); });
    field.addEventListener('keydown', function (e) {
      if (e.key === 'Enter' && !request.manyLines && !e.isComposing) {
        e.preventDefault();
        finish(field.value);
      }
    });
    if (request.file) {
      const choose = button(request.file, 'plain');
      choose.addEventListener('click', function () { pickFile(function (picked) { if (picked !== null) finish(picked); }); });
      row.append(choose);
    }
    row.append(no, yes);
    dialog.append(title, label, field, row);
    document.body.append(dialog);
    dialog.showModal();
    field.focus();
    field.select();
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
      if (!file) { done(null); return; }
      // A file too large for a save is cut one byte after: the program says so, without filling the memory.
      file.slice(0, mostBytes + 1).text().then(done, function () { done(''); });
    });
    (document.querySelector('dialog[open]') || document.body).append(input);
    input.click();
  }
  page.askFile = function (ticket) { pickFile(function (text) { answer(ticket, text); }); };

  page.offerFile = function (name, text) {
    const link = document.createElement('a'), url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    link.href = url;
    link.download = name;
    link.click();
    setTimeout(function () { URL.revokeObjectURL(url); }, 60000);
    return true;
  };

  page.copy = function (text) {
    if (navigator.clipboard && navigator.clipboard.writeText) navigator.clipboard.writeText(text).catch(function () { copyOldWay(text); });
    else copyOldWay(text);
  };
  function copyOldWay(text) {
    const field = document.createElement('textarea');
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand('copy');
    field.remove();
  }
})();
