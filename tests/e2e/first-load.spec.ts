import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { firstScripts } from '#tests/support/first-scripts.ts';

/** Kilobytes of JavaScript, with the best brotli, that a page may need until it is alive; a little above what it does. */
const pages = [
  { name: 'home', path: '/', ceiling: 176 },
  { name: 'a category', path: '/smartphones', ceiling: 194 },
  { name: 'a product', path: undefined, ceiling: 199 },
] as const;

const kilobytes = (body: Buffer): number =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1000;

for (const { name, path, ceiling } of pages)
  test(`the first load of ${name} stays below ${ceiling} kB of JavaScript`, async ({ page, request }) => {
    const html = path === undefined ? await (await request.get('/smartphones')).text() : '';
    const address = path ?? /href="(\/product\/[^"]+)"/.exec(html)?.[1] ?? '';
    const scripts = await firstScripts(page, address);
    const sizes = await Promise.all(scripts.map(async (url) => kilobytes(await (await request.get(url)).body())));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    console.log(`${name}: ${total.toFixed(1)} kB in ${sizes.length} files`);
    expect(sizes.length).toBeGreaterThan(2);
    expect(total).toBeLessThan(ceiling);
  });
