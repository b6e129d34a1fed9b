// What ESLint checks in the scripts of the page, of its tests and of the build: faults and sizes, not style. scripts/lint runs it.
import js from '@eslint/js';

const names = words => Object.fromEntries(words.trim().split(/\s+/).map(name => [name, 'readonly']));

// Names that come from outside. The lists are short on purpose: a name that is not here is usually a slip, and a browser's window
// has hundreds, `name`, `event` and `top` among them.
const both = names('URL clearInterval clearTimeout console performance setInterval setTimeout');
const browser = names(`Blob BroadcastChannel DecompressionStream Request ResizeObserver Response TextDecoder WebAssembly Worker atob caches document
  fetch getComputedStyle location navigator requestAnimationFrame window`);
const worker = names('addEventListener importScripts performance postMessage self');
const node = names('Buffer WebAssembly process');
// What the tests say inside of a page.
const probes = names(`CompositionEvent DOMException DataTransfer DragEvent Event EventTarget File HTMLCanvasElement IDBDatabase IDBFactory IDBObjectStore
  KeyboardEvent MutationObserver PerformanceObserver PointerEvent Storage StorageManager WebGL2RenderingContext WheelEvent canvas history
  indexedDB innerHeight innerWidth localStorage sessionStorage visualViewport`);

const rules = {
  ...js.configs.recommended.rules,
  'array-callback-return': 'error',
  'complexity': ['error', 20],
  'consistent-return': 'error',
  'eqeqeq': 'error',
  'max-depth': ['error', 3],
  'max-lines': ['error', 500],
  'max-lines-per-function': ['error', 40],
  'max-params': ['error', 5],
  'no-eval': 'error',
  'no-implicit-globals': 'error',
  'no-implied-eval': 'error',
  'no-loop-func': 'error',
  'no-new-func': 'error',
  'no-return-assign': 'error',
  'no-self-compare': 'error',
  'no-shadow': 'error',
  'no-template-curly-in-string': 'error',
  'no-throw-literal': 'error',
  'no-unmodified-loop-condition': 'error',
  'no-unreachable-loop': 'error',
  'no-unused-expressions': ['error', { allowTernary: true }],
  'no-unused-vars': ['error', { caughtErrors: 'none' }],
  'no-use-before-define': ['error', { functions: false }],
  'no-var': 'error',
  'prefer-const': ['error', { destructuring: 'all' }],
  'prefer-promise-reject-errors': 'error',
  'require-await': 'error',
};

export default [
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: ['web/**/*.js'], languageOptions: { sourceType: 'module', ecmaVersion: 2020, globals: { ...both, ...browser, ...names('FIRST_HASH') } }, rules },
  { files: ['web/bot.js', 'web/bot/*.js'], languageOptions: { globals: worker } },
  { files: ['web/sw.js'], languageOptions: { globals: { ...worker, ...names('BUILD FILES PAGE SPARE') } } },
  {
    // Old browsers are to understand the script that tells them that they are too old. But for its modules it is ECMAScript 5, which
    // scripts/bundle.mjs proves.
    files: ['web/first.js', 'web/first/*.js'],
    languageOptions: { ecmaVersion: 2015, globals: { ...names('history Promise') } },
    rules: { 'no-var': 'off', 'prefer-const': 'off', 'max-params': 'off' },
  },
  {
    files: ['scripts/cmake/*.js'],
    languageOptions: { sourceType: 'script', ecmaVersion: 2022, globals: { ...node, ...names('ENV Module') } },
    rules,
  },
  { files: ['**/*.mjs'], languageOptions: { sourceType: 'module', ecmaVersion: 2022, globals: { ...both, ...node } }, rules },
  {
    files: ['tests/web/*.mjs'],
    languageOptions: { globals: { ...browser, ...probes } },
    rules: { 'max-depth': ['error', 4] },  // a test walks through sizes, settings and moments
  },
];
