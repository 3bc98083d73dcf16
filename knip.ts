/**
 * What counts as used. Entries marked `!` are what runs; with `--production` tests count for nothing, so that code which
 * only tests run is found. `core/testing` is for tests and for whoever uses core as a library, an entry of its own. A part that its own file runs may be exported to be tested by itself.
 */
export default ({ production = false }: { readonly production?: boolean }) => ({
  entry: [
    'server/main.ts!',
    'server/commands/main.ts!',
    'server/launch/*.mjs!',
    'ui/renderer/+*.{ts,tsx}!',
    'ui/renderer/render-address.tsx!',
    'adapters/browser/offline-worker.ts!',
    'ui/pages/*/{loader.ts,page.tsx}!',
    'adapters/provider-http/contract/write.ts!',
    'adapters/provider-http/check/main.ts!',
    'adapters/provider-sandbox/main.ts!',
    'core/testing/index.ts',
    'tests/{run,slow}.mjs',
    'tests/bench/main.ts',
    'tests/gallery/main.ts',
    'tests/bench/references/express-server.ts',
    'tests/bench/references/render-pages.tsx',
    'tests/bench/tools/autocannon.mjs',
    'tests/support/refuse-build-packages.mjs',
    'tests/**/*.{test,spec}.{ts,tsx}',
    'tests/*.config.ts',
    'tests/{barriers,slow}/*.config.ts',
    'tests/mutation/*.config.ts',
    'tests/resilience/whole/*.config.ts',
  ],
  project: [
    '{core,adapters,ui,server}/**/*.{ts,tsx,mjs}!',
    '!ui/gallery/**!',
    '!core/testing/**!',
    '!adapters/provider-vendure/{engine,plugin}/**',
    '!server/words-with-code.ts!',
    'tests/**/*.{ts,tsx,mjs}',
  ],
  stryker: { config: ['tests/mutation/stryker.config.mjs'] },
  ignoreDependencies: ['tailwindcss'],
  include: production ? ['files', 'exports'] : ['files', 'exports', 'dependencies', 'unlisted', 'duplicates'],
  exclude: ['types'],
  ignoreExportsUsedInFile: production,
});
