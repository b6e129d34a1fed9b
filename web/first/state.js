// How far the page has come. `started`: the program runs; `failed`: it does not and will not; `covered`: why the page
// is covered, as a key of page.json, or '' where it is not.
export var state = { started: false, failed: false, covered: '' };
