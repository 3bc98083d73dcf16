// Plain JavaScript for Node 20 and later: runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keepBuiltAssets } from './keep-assets.mjs';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const bin = join(root, 'node_modules', '.bin');

/** The shop's own Node, which the `node` package brings: the machine's may be older. */
export const ownNode = join(bin, 'node');

/**
 * The environment in which commands find the shop's own Node and tools first, and what Node has compiled before: a second
 * start would take the types out of every file again, which is a third of its time.
 */
export const ownEnv = {
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
};

const OLDEST_NODE = 20;

/** Ends with one clear line on a Node that is too old to install with. */
export const requireNode = () => {
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_NODE) return;
  console.error(`Node ${OLDEST_NODE} or later is needed; this is ${process.versions.node}.`);
  process.exit(1);
};

/** Runs a command to its end with its output shown; gives its exit code. */
export const run = (command, args, options = {}) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: ownEnv, ...options }).status ?? 1;

/** More than any tool says, bytes. */
const MOST_OUTPUT = 256 * 1024 * 1024;

/**
 * Runs a step of the start to its end and tells of it in two lines: what is being done, and in how many seconds it was.
 * What the command itself says is shown only when it fails. Gives its exit code.
 */
export const runStep = (name, command, args, options = {}) => {
  console.log(`${name} …`);
  const startedAt = performance.now();
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: root,
    env: ownEnv,
    encoding: 'utf8',
    maxBuffer: MOST_OUTPUT,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  });
  const outcome = status === 0 ? 'done' : 'failed';
  if (status !== 0) process.stderr.write([stdout, stderr, error ? `${error}\n` : ''].join(''));
  console.log(`${name}: ${outcome} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  return status ?? 1;
};

/** Every file below a folder, in order. */
export const filesBelow = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]));

/** Hash of the paths and contents of files. */
export const hashOf = (files) => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(relative(root, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
};

/** Does work unless the stamp file tells that it was done for this hash; ends the process when it fails. */
export const whenStale = (stamp, hash, work) => {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  const code = work();
  if (code !== 0) process.exit(code);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
};

/** Installs the packages if the lock file is not the one they were installed by. */
export const ensureInstalled = () => {
  const hash = hashOf([join(root, 'package-lock.json')]);
  whenStale(join(root, 'node_modules', '.installed-by'), hash, () => {
    // npm would empty what a link points to, which may be another checkout's own packages.
    const packages = join(root, 'node_modules');
    if (lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink()) unlinkSync(packages);
    // Node and the builder are development packages, which npm leaves out where NODE_ENV is production.
    return runStep('Installing packages', 'npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
      shell: process.platform === 'win32',
    });
  });
};

/** Everything that the built pages and scripts are made of. */
const SOURCES = ['core', 'ui', 'adapters/bff', 'adapters/browser', 'adapters/wiring'];

/** Builds the pages and scripts if a source is not the one they were built from. */
export const ensureBuilt = () => {
  const files = [
    ...SOURCES.flatMap((folder) => filesBelow(join(root, folder))),
    join(root, 'vite.config.ts'),
    join(root, 'server/words-with-code.ts'),
    join(root, 'package-lock.json'),
  ];
  whenStale(join(root, 'dist', '.built-from'), hashOf(files), () => {
    keepBuiltAssets(root);
    return runStep('Building', ownNode, [join(root, 'node_modules/vite/bin/vite.js'), 'build']);
  });
};

/** How often it is looked whether the shell that npm runs its scripts in is still there, ms. */
const PARENT_LOOK_MS = 250;

/**
 * npm passes a signal to the shell between the two, which ends without passing it on: that the shell is gone is all that
 * a script learns of it.
 */
const whenNpmIsGone = (end) => {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    end();
  }, PARENT_LOOK_MS);
};

/**
 * How Node runs the shop: what is thrown away at once is collected 24 MB at a time. By default it grows to twice that
 * first, and with half of it a kept page is held up now and then. The rest is collected when it has grown by 30 %: left
 * to itself on a large machine, it grows to four times what is needed.
 */
export const serverArgs = ['--max-semi-space-size=8', '--heap-growing-percent=30', 'server/main.ts'];

/**
 * What the shop needs of its C library: by default each thread that compresses pages has memory of its own, which is never
 * given back.
 */
export const serverEnv = { MALLOC_ARENA_MAX: '2' };

/**
 * Runs a long-lived program on the shop's own Node and ends with it: signals pass through, and the channel between the
 * two tells the program when this process is gone.
 */
export const runServer = (nodeArgs, settings = {}) => {
  const env = { ...serverEnv, ...ownEnv, ...settings };
  const child = spawn(ownNode, nodeArgs, { cwd: root, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  whenNpmIsGone(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
};
