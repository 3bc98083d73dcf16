// Installs and compiles the Vendure of `adapters/provider-vendure/engine`, apart from the shop's packages.
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, hashOf, ownNode, root, runStep, whenStale } from './prepare.mjs';

const sources = join(root, 'adapters/provider-vendure/engine');
const LOCK = 'package-lock.json';

/** Folder of the engine's packages and of its compiled program. */
export const engine = join(root, 'data/vendure');
/** The program that runs the engine. */
export const engineProgram = join(engine, 'dist/engine/main.js');

/** Installs and compiles the engine if it has changed. Gives a hash of its sources. */
export const ensureEngine = () => {
  mkdirSync(engine, { recursive: true });
  whenStale(join(engine, 'node_modules/.installed-by'), hashOf([join(sources, LOCK)]), () => {
    for (const file of ['package.json', LOCK]) copyFileSync(join(sources, file), join(engine, file));
    // Its packages bring what their install scripts would compile.
    return runStep('Installing Vendure', 'npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: engine,
      shell: process.platform === 'win32',
    });
  });
  const hash = hashOf([...filesBelow(sources), ...filesBelow(join(root, 'adapters/provider-vendure/plugin'))]);
  whenStale(join(engine, 'dist/.built-from'), hash, () =>
    runStep('Compiling Vendure', ownNode, [join(engine, 'node_modules/typescript/bin/tsc'), '-p', sources]),
  );
  return hash;
};

/** What the engine is started with: its data folder and the database of the goods that it is filled with. */
export const engineEnv = (data, goods) => ({
  VENDURE_DATA: data,
  GOODS_DATABASE: goods,
  GOODS_PICTURES: join(root, 'adapters/provider-sandbox/pictures'),
  GOODS_SHOPS: join(root, 'adapters/provider-sandbox/data/shops.csv'),
});
