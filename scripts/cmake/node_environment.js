// Node's environment for a WASM program: Emscripten gives it an empty one of its own.
Module['preRun'] = () => { if (typeof ENV !== 'undefined') Object.assign(ENV, process.env); };
