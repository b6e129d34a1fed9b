// Which build this page is of, as scripts/stamp.mjs has written it into the page's head.
function told(name) {
  var meta = document.querySelector('meta[name="mathom-' + name + '"]');
  return meta ? meta.content : '';
}

export var single = !document.querySelector('meta[name="mathom-files"]');  // the page is one file
export var files = JSON.parse(told('files') || '{}');  // the hash of each file, by its name
export var mark = told('program');  // what all modules of the program bear
export var build = told('build');
