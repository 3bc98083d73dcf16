import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { build, defineConfig, type Plugin } from 'vite';
import { wordsWithCode } from './server/words-with-code.ts';

/** Libraries that every page stands on, in two files: each is run as one task of the browser's. */
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;
const LIBRARIES = /\/node_modules\/(?:react-router|mobx|mobx-react-lite|i18next)\//;

/** Modules of our own. */
const OWN = /^(?!.*\/node_modules\/).*\/(?:ui|adapters|core)\//;

/** What every list of products with filters needs, what shows a product's price and marks, what leads on in a list. */
const LISTING =
  /\/(?:ui\/features\/catalog\/products\/(?:listing\/(?!product-grid)|category-chips)|core\/catalog\/products\/(?:keep-listing|listing|sorting|facets|narrowing)\.)/;
const GOODS = /\/(?:products\/(?:product-price|product-badges|rating|tile-words)|second-price\/further-prices)\.tsx?$/;
const PAGING = /\/kernel\/paging\/(?:keep-pages|pages-memory|pagination|pager|page-numbers|use-restored-pages)\.tsx?$/;
/** What buying needs, as far as no other page reads hours and days by it. */
const PURCHASE =
  /\/(?:core|ui\/features)\/purchase\/(?!delivery\/(?:opening|use-opening-words|use-duration-words|wall-clock|weekday|time-units))/;
/** A file of less than this is put to another that nearly the same pages need, bytes before it is packed. */
const SMALL = 2_000;

/** What a first press waits for: its code is fetched with all that it needs at once, not one level after the other. */
const AWAITED = /\/ui\/(?:layouts\/layers|features\/purchase\/cart-panel\/cart-panel)\.tsx$/;

/** Knows of each built script whether every page begins with it, and whether a first press waits for it. */
const firstLoad = (() => {
  const begins = new Set<string>();
  const awaited = new Set<string>();
  const plugin: Plugin = {
    name: 'first-load',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'pre',
      handler: (_options, bundle) => {
        const add = (file: string): void => {
          const chunk = bundle[file];
          if (chunk?.type !== 'chunk' || begins.has(file)) return;
          begins.add(file);
          for (const other of chunk.imports) add(other);
        };
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          if (chunk.isEntry) add(chunk.fileName);
          if (AWAITED.test(chunk.facadeModuleId ?? '')) awaited.add(chunk.fileName);
        }
      },
    },
  };
  return { begins, awaited, plugin };
})();

/**
 * What is fetched together with a script that is imported on demand: all that it needs and no page begins with. The first
 * load itself names only what a first press waits for, as every name would come with every page.
 */
const fetchedWith = (file: string, needed: readonly string[], { hostId }: { readonly hostId: string }): string[] =>
  firstLoad.begins.has(hostId) && !firstLoad.awaited.has(file)
    ? []
    : needed.filter((script) => !firstLoad.begins.has(script));

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

/**
 * The script of the offline page is one file that shares nothing with the pages' own: not every browser lets such a script
 * import others.
 */
const offlineWorker: Plugin = {
  name: 'offline-worker',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  closeBundle: {
    order: 'post',
    sequential: true,
    handler: async () => {
      const output = { format: 'iife', entryFileNames: 'service-worker.js' } as const;
      await build({
        configFile: false,
        logLevel: 'warn',
        build: {
          outDir: 'dist',
          emptyOutDir: false,
          copyPublicDir: false,
          rolldownOptions: { input: 'adapters/browser/offline-worker.ts', output },
        },
      });
    },
  },
};

export default defineConfig({
  plugins: [vike(), react(), tailwindcss(), wordsWithCode, firstLoad.plugin, packedAssets, offlineWorker],
  environments: {
    // What the server renders pages with, beside Vike's own entry, which is run only to write the frame.
    ssr: { build: { rolldownOptions: { input: { renderer: 'ui/renderer/render-address.tsx' } } } },
    client: {
      build: {
        // The content policy lets no font stand in a style sheet.
        assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
        modulePreload: { resolveDependencies: fetchedWith },
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
                // What pages share beyond that, as far as whoever needs one part of it needs nearly all.
                { name: 'listing', test: LISTING, minShareCount: 2 },
                { name: 'goods', test: GOODS, minShareCount: 2 },
                { name: 'paging', test: PAGING, minShareCount: 2 },
                // Each file that a press asks for holds a slow phone up.
                {
                  name: 'purchase',
                  test: PURCHASE,
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: SMALL,
                },
              ],
            },
          },
        },
      },
    },
  },
  // The script that comes before all others is built by itself, into one file, as workers are.
  worker: { format: 'es' },
  server: { watch: { ignored: ['**/data/**', '**/reports/**', '**/tests/**'] } },
});
