import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from '@playwright/test';

/** Kilobytes of JavaScript, with the best brotli, that a page may need until it is alive; a little above what it does. */
const pages = [
  { name: 'home', path: '/', ceiling: 176 },
  { name: 'a category', path: '/smartphones', ceiling: 194 },
  { name: 'a product', path: undefined, ceiling: 199 },
] as const;

const kilobytes = (body: Buffer): number =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1000;

declare global {
  interface Window {
    /** Addresses of everything that had come when the page became alive. */
    cameFirst?: string[];
  }
}

/** Notes what has been fetched by the moment the page is alive, before it goes on to what it may need later. */
const noteFirst = () =>
  new MutationObserver(() => {
    if (!document.documentElement?.hasAttribute('data-ready')) return;
    window.cameFirst ??= performance.getEntriesByType('resource').map(({ name }) => name);
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-ready'] });

for (const { name, path, ceiling } of pages)
  test(`the first load of ${name} stays below ${ceiling} kB of JavaScript`, async ({ page, request }) => {
    const html = path === undefined ? await (await request.get('/smartphones')).text() : '';
    const address = path ?? /href="(\/product\/[^"]+)"/.exec(html)?.[1] ?? '';
    await page.addInitScript(noteFirst);
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    const scripts = (await page.evaluate(() => window.cameFirst ?? [])).filter((url) => url.endsWith('.js'));
    const sizes = await Promise.all(
      [...new Set(scripts)].map(async (url) => kilobytes(await (await request.get(url)).body())),
    );
    const total = sizes.reduce((sum, size) => sum + size, 0);
    console.log(`${name}: ${total.toFixed(1)} kB in ${sizes.length} files`);
    expect(sizes.length).toBeGreaterThan(2);
    expect(total).toBeLessThan(ceiling);
  });
