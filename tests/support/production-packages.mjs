import { readFileSync } from 'node:fs';

const file = new URL('../../package-lock.json', import.meta.url);
const locked = () => Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages).filter(([path]) => path !== '');
const nameOf = (path) => path.replace(/.*node_modules\//, '');

/** Names of the packages that `npm ci --omit=dev` installs. */
export const productionPackages = () => locked().flatMap(([path, { dev }]) => (dev ? [] : [nameOf(path)]));

/** Names of the packages that it leaves out. */
export const buildPackages = () => {
  const installed = new Set(productionPackages());
  return locked().flatMap(([path]) => (installed.has(nameOf(path)) ? [] : [nameOf(path)]));
};

/** Paths of locked packages that npm could not check against a hash; what comes within another package is checked with it. */
export const unverifiedPackages = () =>
  locked().flatMap(([path, { integrity, inBundle }]) => (integrity || inBundle ? [] : [path]));
