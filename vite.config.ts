import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig, type Plugin } from 'vite';

/** Libraries that every page stands on, in two files: each is run as one task of the browser's. */
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;
const LIBRARIES = /\/node_modules\/(?:react-router|mobx|mobx-react-lite)\//;

/** Modules of our own. */
const OWN = /^(?!.*\/node_modules\/).*\/(?:ui|adapters|core)\//;

/**
 * Node asks of an import to say that it is JSON. In development Vite serves JSON as a script, leaves that word in dynamic
 * imports, and browsers refuse what comes (vitejs/vite#19095).
 */
const plainJsonImports: Plugin = {
  name: 'plain-json-imports',
  apply: 'serve',
  enforce: 'pre',
  transform: {
    filter: { id: OWN, code: "with: { type: 'json' }" },
    handler: (code) => code.replaceAll(", { with: { type: 'json' } }", ''),
  },
};

const ASSETS = 'dist/client/assets';
/** What brotli makes smaller; fonts and pictures are packed already. */
const LOOSE = /\.(?:js|css|svg|wasm)$/;

const pack = promisify(brotliCompress);

/**
 * Packs what browsers fetch as small as it gets, beside itself: to do so at every answer would cost more and gain less.
 * At the end of the last of the two builds, as each adds to the folder.
 */
const packedAssets: Plugin = {
  name: 'packed-assets',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  closeBundle: {
    order: 'post',
    sequential: true,
    handler: async () => {
      const files = (await readdir(ASSETS, { recursive: true })).filter((file) => LOOSE.test(file));
      await Promise.all(
        files.map(async (file) =>
          writeFile(join(ASSETS, `${file}.br`), await pack(await readFile(join(ASSETS, file)))),
        ),
      );
    },
  },
};

export default defineConfig({
  plugins: [vike(), react(), tailwindcss(), plainJsonImports, packedAssets],
  environments: {
    client: {
      build: {
        // The lists of what each chunk needs would come with the first load; what it needs is mostly there already.
        modulePreload: { resolveDependencies: () => [] },
        rolldownOptions: {
          output: {
            codeSplitting: {
              // What comes with every page comes in few files: dozens of tiny ones compress badly and cost a request each.
              includeDependenciesRecursively: false,
              groups: [
                { name: 'react', test: REACT, priority: 4 },
                { name: 'libraries', test: LIBRARIES, priority: 3 },
                { name: 'icons', test: /\/node_modules\/lucide-react\//, priority: 2 },
                // Only what the entry really needs, not all that an index could offer: `sideEffects` in package.json.
                { name: 'frame', tags: ['$initial'], test: OWN, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  server: { watch: { ignored: ['**/data/**', '**/reports/**', '**/tests/**'] } },
});
