// The same pages as bare React makes them: their data in memory, no HTTP, no head, no state, no compression. Built by
// `bare-render.ts` and run by it with: the provider's address, how many seconds, the addresses.
import { enableStaticRendering } from 'mobx-react-lite';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, RouterContextProvider } from 'react-router';
import { composeNode } from '#adapters/wiring/node.ts';
import type { Site } from '#ui/app/head.ts';
import { shopContext } from '#ui/app/loading.ts';
import { loadWords } from '#ui/i18n/i18n.ts';
import { App } from '#ui/renderer/app.tsx';
import { provideScreens } from '#ui/renderer/provide.tsx';
import { serverWorld } from '#ui/renderer/server-world.ts';
import { Screen } from '#ui/router/screen.tsx';
import { routes } from '#ui/routes.tsx';

const ORIGIN = 'http://localhost:8000';
const [providerUrl = '', seconds = '', ...paths] = process.argv.slice(2);

enableStaticRendering(true);
await loadWords('ru');
const { shopFor, close } = composeNode({
  providerUrl,
  providerKind: 'http',
  onReceipt: '',
  staticToken: 'zori-static-token',
  staticTokenHeader: 'x-static-token',
  pictureKey: Buffer.alloc(32),
  pictureHosts: [],
  shopOrigin: ORIGIN,
  vitrinaOrigin: ORIGIN,
  soldAtOnce: 99,
  shopName: 'Shop',
  redirectsFile: ':memory:',
  noticesFile: ':memory:',
  revokedFile: ':memory:',
  build: 'bench',
  logger: { warn: () => undefined },
});
const shop = shopFor();
const site: Site = { vitrina: false, origin: ORIGIN, shopOrigin: ORIGIN, services: {} };
const handler = createStaticHandler(routes);

const prepared = await Promise.all(
  paths.map(async (path) => {
    const requestContext = new RouterContextProvider();
    requestContext.set(shopContext, shop);
    const context = await handler.query(new Request(ORIGIN + path), { requestContext });
    if (context instanceof Response || context.errors) throw new Error(`${path} cannot be rendered`);
    return () =>
      renderToString(
        <App site={site} provide={provideScreens(serverWorld(shop, false))}>
          <Screen page={context} />
        </App>,
      );
  }),
);

/** Renders in turn for a time; gives how many pages a second, and the processor time of each, ms. */
const renderFor = (ms: number) => {
  const before = process.cpuUsage();
  const end = performance.now() + ms;
  let count = 0;
  for (; performance.now() < end; count += 1) prepared[count % prepared.length]?.();
  const { user, system } = process.cpuUsage(before);
  return { perSecond: (count * 1000) / ms, cpuMs: (user + system) / 1000 / count };
};

const MEASURED_MS = Number(seconds) * 1000;
renderFor(MEASURED_MS / 2);
console.log(JSON.stringify(renderFor(MEASURED_MS)));
await close();
process.exit(0);
