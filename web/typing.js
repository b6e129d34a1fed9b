// What a key means where somebody types.

// An input method writes. Safari says so of the Enter that ends it only by this number.
export function composes(e) { return e.isComposing || (e.keyCode === 229 && e.key !== 'Process'); }
export function isText(element) { return !!element && element.matches('input:not([type="range"]), textarea'); }
