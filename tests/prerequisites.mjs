// Plain JavaScript for Node 20 and later. Brings what tests need and packages do not: a browser and redis-server.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { run } from '../server/launch/prepare.mjs';

/** Chromium without its windows, which walks in a quarter less time. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const SYSTEM_BROWSERS = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome'];
/** Longest wait for Playwright's own download before the system's package is tried, ms. */
const DOWNLOAD_MS = 180_000;

const isRoot = process.getuid?.() === 0;
const onPath = (name) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;

/** Debian's package of each program that the tests need. */
const PACKAGES = ['chromium', 'redis-server'];

const mayInstall = () => isRoot && onPath('apt-get');

/** Installs a package; gives apt's exit code. */
const install = (name, options) => {
  run('apt-get', ['update', '-qq'], options);
  return run('apt-get', ['install', '-y', '-qq', name], options);
};

const installPackage = (name) => {
  if (!mayInstall()) {
    console.error(`${name} is needed for the tests, and this user may not install it. Two packages are wanted:`);
    console.error(`${PACKAGES.join(' and ')}, on Debian by: apt-get install ${PACKAGES.join(' ')}`);
    process.exit(1);
  }
  const code = install(name);
  if (code !== 0) process.exit(code);
};

/** Where Playwright keeps the browsers that it downloads. */
const playwrightCache = () => process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright');
const ownBrowserInstalled = () =>
  existsSync(playwrightCache()) &&
  spawnSync('sh', ['-c', `ls -d "${playwrightCache()}"/chromium-*/INSTALLATION_COMPLETE`]).status === 0;

/** The system's Chromium where there is one; undefined means that Playwright's own is used. */
export const systemBrowser = () => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return SYSTEM_BROWSERS.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) =>
    existsSync(path),
  );
};

/** Makes sure that there is a Chromium: the one without windows where it may be had, Playwright's own, or the system's. */
export const ensureBrowser = () => {
  if (onPath(HEADLESS_SHELL) || ownBrowserInstalled()) return;
  if (mayInstall()) {
    console.log('Installing a browser …');
    // Other systems have no such package, which is no fault.
    if (install(HEADLESS_SHELL, { stdio: 'ignore' }) === 0) return;
  }
  if (systemBrowser()) return;
  console.log('Downloading a browser …');
  const code = run('playwright', ['install', 'chromium'], { timeout: DOWNLOAD_MS, stdio: 'ignore' });
  if (code !== 0 || !ownBrowserInstalled()) installPackage('chromium');
};

/** Makes sure that there is a redis-server. */
export const ensureRedis = () => {
  if (onPath('redis-server')) return;
  console.log('Installing redis-server …');
  installPackage('redis-server');
};

/** Makes sure that there is wrk where a package brings it: elsewhere the bench asks by autocannon. */
export const ensureLoadTool = () => {
  if (onPath('wrk') || !onPath('apt-get')) return;
  console.log('Installing wrk …');
  installPackage('wrk');
};

/** How Chromium is started as root on a machine without a screen, and without calls of its own to anywhere. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
