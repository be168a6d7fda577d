import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

// node tools/run-tool.mjs NAME [arguments]: runs tools/NAME.ts from one bundled file in .cache, in a third of the time that tsx takes to load
// its modules. The bundle is made again as soon as anything that it was made of has changed. What V8 compiled is kept beside it.

/** What decides how sources are bundled, beside the sources themselves. */
const settings = [
  fileURLToPath(import.meta.url),
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
];

/** How far the times of files may lag behind the clock, in milliseconds. */
const clockError = 100;

/** What a change of a file changes, even where it keeps the time of its last change, as copies do. */
function stampOf(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? `${stats.size} ${stats.ctimeMs}` : 'missing';
}

/** The bundle's code; undefined if there is none, if it is damaged, or if anything has changed since. */
function readBundle(file) {
  try {
    const text = readFileSync(file, 'utf8');
    const end = text.indexOf('\n');
    const stamps = Object.entries(JSON.parse(text.slice(2, end)));
    return stamps.every(([path, stamp]) => stampOf(path) === stamp) ? text.slice(end + 1) : undefined;
  } catch {
    return undefined;
  }
}

async function bundle(source) {
  const { build } = await import('esbuild');
  const { metafile, outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    format: 'cjs',
    legalComments: 'none',
    logLevel: 'error',
    // Modules first: what some packages have beside them cannot be bundled.
    mainFields: ['module', 'main'],
    metafile: true,
    platform: 'node',
    target: 'node20',
    write: false,
  });
  const inputs = Object.keys(metafile.inputs);
  // A folder's stamp tells of a new file, which may come before another in the search for an import: x.ts before x/index.ts.
  const folders = inputs.flatMap((input) => {
    const folder = dirname(input);
    return /\/index\.\w+$/.test(input) ? [folder, dirname(folder)] : [folder];
  });
  const watched = new Set([...settings, ...inputs, ...folders]);
  return { code: outputFiles[0]?.text ?? '', stamps: Object.fromEntries([...watched].map((path) => [path, stampOf(path)])) };
}

/** Keeps a bundle for the next time; without one, the next time only takes longer. */
function keep(file, { code, stamps }, started) {
  const isSettled = Object.values(stamps).every((stamp) => !(Number(stamp.split(' ')[1]) >= started - clockError));
  if (!isSettled) return;
  write(file, `//${JSON.stringify(stamps)}\n${code}`);
}

/** Writes a file whole or not at all. */
function write(file, content) {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, content);
    renameSync(draft, file);
  } catch {}
}

async function bundleAndKeep(source, file) {
  const started = Date.now();
  const bundled = await bundle(source);
  keep(file, bundled, started);
  return bundled.code;
}

/** What V8 compiled of the code before; undefined if there is nothing. V8 itself compares only the code's length. */
function readCompiled(file, digest) {
  try {
    const bytes = readFileSync(file);
    return bytes.subarray(0, digest.length).equals(digest) ? bytes.subarray(digest.length) : undefined;
  } catch {
    return undefined;
  }
}

/** Compiles a bundle, with what was compiled before if V8 accepts it; else what was compiled is kept when the tool ends. */
function compile(code, filename) {
  const file = `${filename}.compiled`;
  const digest = createHash('sha1').update(code).digest();
  const cachedData = readCompiled(file, digest);
  const script = new Script(`(require) => {${code}}`, { filename, cachedData });
  if (script.cachedDataRejected !== false) {
    process.once('exit', () => write(file, Buffer.concat([digest, script.createCachedData()])));
  }
  return script;
}

// As if the tool itself had been started.
const [name = ''] = process.argv.splice(2, 1);
const file = resolve(`.cache/tools/${name}.cjs`);
const code = readBundle(file) ?? (await bundleAndKeep(`tools/${name}.ts`, file));
compile(code, file).runInThisContext()(createRequire(resolve('package.json')));
