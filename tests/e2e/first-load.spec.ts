import { type APIRequestContext, expect, test } from '@playwright/test';
import { byteLimits } from '#tests/bench/limits.ts';
import { firstScripts, styleSheetsOf } from '#tests/support/first-load.ts';

/**
 * Kilobytes of JavaScript, as served, that a page may need until it is alive: the bench's must, or less where
 * a page needs less. `lean` pages keep to the bench's must for a document.
 */
const pages = [
  { name: 'home', path: '/', ceiling: 143, lean: true },
  { name: 'a category', path: '/smartphones', ceiling: byteLimits.firstScripts.must, lean: true },
  { name: 'a product', path: undefined, ceiling: byteLimits.firstScripts.must, lean: true },
] as const;

/** Kilobytes that travel when a browser asks for a file of the build: as the build has packed it. */
const kilobytes = async (request: APIRequestContext, url: string): Promise<number> => {
  const headers = (await request.get(url, { headers: { 'accept-encoding': 'br' } })).headers();
  expect(headers['content-encoding']).toBe('br');
  return Number(headers['content-length']) / 1000;
};

/** The path itself, or that of the first product there is. */
const addressOf = async (path: string | undefined, request: APIRequestContext): Promise<string> => {
  if (path !== undefined) return path;
  const html = await (await request.get('/smartphones')).text();
  return /href="(\/product\/[^"]+)"/.exec(html)?.[1] ?? '';
};

test('the home page has no more elements than it may', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(byteLimits.elements.must);
});

for (const { name, path, ceiling, lean } of pages) {
  test(`the first load of ${name} stays below ${ceiling} kB of JavaScript`, async ({ page, request }) => {
    const scripts = await firstScripts(page, await addressOf(path, request));
    const sizes = await Promise.all(scripts.map((url) => kilobytes(request, url)));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    console.log(`${name}: ${total.toFixed(1)} kB in ${sizes.length} files`);
    expect(sizes.length).toBeGreaterThan(2);
    expect(total).toBeLessThan(ceiling);
  });

  test(`${name} links as many style sheets as it may${lean ? ', in a lean document' : ''}`, async ({ request }) => {
    const html = await (await request.get(await addressOf(path, request))).body();
    const sheets = styleSheetsOf(html.toString());
    expect(sheets.length).toBeGreaterThan(0);
    expect(sheets.length).toBeLessThanOrEqual(byteLimits.styleSheets.must);
    for (const sheet of sheets)
      expect(await kilobytes(request, sheet)).toBeLessThanOrEqual(byteLimits.styleBrotli.must);
    if (lean) expect(html.length / 1000).toBeLessThanOrEqual(byteLimits.htmlRaw.must);
  });
}
