import { expect, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { root } from '#tests/architecture/planted.ts';

let server: ViteDevServer;

test.beforeAll(async () => {
  server = await createServer({
    configFile: `${root}/ui/gallery/vite.config.ts`,
    logLevel: 'error',
    server: { port: 0 },
  });
  await server.listen();
});
test.afterAll(() => server.close());

test('the gallery of components opens: a tile in the width of tiles and in both schemes', async ({ page }) => {
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await page.goto(`${server.resolvedUrls?.local[0]}?locale=ru`);
  await expect.poll(() => page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(30);
  const tiles = await page
    .locator('#ProductTile [data-scheme]')
    .evaluateAll((all) => all.map((one) => [one.clientWidth, getComputedStyle(one).backgroundColor]));
  expect(new Set(tiles.map(([width]) => width))).toEqual(new Set([288]));
  expect(new Set(tiles.map(([, colour]) => colour)).size).toBe(2);
  expect(thrown).toEqual([]);
});
