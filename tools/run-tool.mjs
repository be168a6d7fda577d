import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

// node tools/run-tool.mjs NAME [arguments]: runs tools/NAME.ts from one bundled file in .cache, in a third of the time that tsx takes to load
// its modules. The bundle is rebuilt when a source has changed. The compiled code of V8 is cached next to it.

/** Files that affect bundling, besides the sources themselves. */
const settings = [
  fileURLToPath(import.meta.url),
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
];

/** How much file times may lag behind the clock, in milliseconds. */
const clockError = 100;

/** A value that differs after any change of a file, even if its modification time is preserved, as in copies. */
function stampOf(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? `${stats.size} ${stats.ctimeMs}` : 'missing';
}

/** The code of the cached bundle; undefined if it is missing, damaged or out of date. */
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
    // ES modules first: the other entry points of some packages cannot be bundled.
    mainFields: ['module', 'main'],
    metafile: true,
    platform: 'node',
    target: 'node20',
    write: false,
  });
  const inputs = Object.keys(metafile.inputs);
  // A folder's stamp changes with new files, which may take precedence when an import is resolved: x.ts before x/index.ts.
  const folders = inputs.flatMap((input) => {
    const folder = dirname(input);
    return /\/index\.\w+$/.test(input) ? [folder, dirname(folder)] : [folder];
  });
  const watched = new Set([...settings, ...inputs, ...folders]);
  return { code: outputFiles[0]?.text ?? '', stamps: Object.fromEntries([...watched].map((path) => [path, stampOf(path)])) };
}

/** Caches a bundle. A cache miss only costs time. */
function keep(file, { code, stamps }, started) {
  const isSettled = Object.values(stamps).every((stamp) => !(Number(stamp.split(' ')[1]) >= started - clockError));
  if (!isSettled) return;
  write(file, `//${JSON.stringify(stamps)}\n${code}`);
}

/** Atomic write; failures are ignored, because the file is only a cache. */
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

/** The cached compiled code; undefined if there is none. V8 itself compares only the length of the source. */
function readCompiled(file, digest) {
  try {
    const bytes = readFileSync(file);
    return bytes.subarray(0, digest.length).equals(digest) ? bytes.subarray(digest.length) : undefined;
  } catch {
    return undefined;
  }
}

/** Compiles a bundle, with the cached compiled code if V8 accepts it; otherwise, caches the compiled code when the tool exits. */
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

// The tool sees the same arguments as if it had been started directly.
const [name = ''] = process.argv.splice(2, 1);
const file = resolve(`.cache/tools/${name}.cjs`);
const code = readBundle(file) ?? (await bundleAndKeep(`tools/${name}.ts`, file));
compile(code, file).runInThisContext()(createRequire(resolve('package.json')));
