// The scripts of the page, each made of its modules in web/ by esbuild: first.js (what speaks when nothing else comes),
// page.js, bot.js (the worker in which bots think) and sw.js (the offline copy). What comes out are plain scripts, so
// that the page also opens from a disk.
import path from 'node:path';
import { fingerprint } from './stamp.mjs';

const web = new URL('../web/', import.meta.url).pathname;
// What a browser must understand. The first script is for those that understand none of the others.
const scripts = { 'first.js': 'es5', 'page.js': 'es2020', 'bot.js': 'es2020', 'sw.js': 'es2020' };

export const isScript = name => name.endsWith('.js');

// From names to bytes. `languages`: the file with what each language says before its words have come.
export async function bundle(languages) {
  const { build } = await import('esbuild').catch(() => { throw new Error('esbuild is not there; run scripts/setup'); });
  const make = async (name, firstHash) => {
    const { outputFiles } = await build({
      entryPoints: [path.join(web, name)], bundle: true, format: 'iife', target: scripts[name], minify: true, charset: 'utf8', write: false,
      logLevel: 'warning', tsconfigRaw: { compilerOptions: { alwaysStrict: true } },  // as modules are
      alias: { 'languages.json': path.resolve(languages) },
      define: { FIRST_HASH: JSON.stringify(firstHash) },
    });
    return Buffer.from(outputFiles[0].contents);
  };
  // By this hash the page's own script knows its first script (web/start.js).
  const firstHash = fingerprint(await make('first.js', '')).replace(/\W/g, '').slice(-16), made = new Map();
  for (const name of Object.keys(scripts)) made.set(name, await make(name, firstHash));
  return made;
}
