import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#adapters/provider-sandbox/http/wire.ts';
import { PICTURE_FOLDERS, PRODUCT_VIEWS, pictureUrl } from '#adapters/provider-sandbox/media/addresses.ts';
import { root } from '#tests/architecture/planted.ts';
import { openProvider, type TestProvider } from './support.ts';

const PICTURES = join(root, 'adapters/provider-sandbox/pictures');
const ALL_BYTES = 35_000_000;
/** Decoding all takes too long: one in 40 is fully decoded, the others only read. */
const DECODED_ONE_IN = 40;

/** Width, height and most bytes by name prefix; the first match applies. */
const shapes: readonly (readonly [beginning: string, width: number, height: number, most: number])[] = [
  ['products/', 960, 960, 90_000],
  ['shops/', 1500, 1000, 90_000],
  ['banners/gift', 1200, 675, 60_000],
  ['banners/category-', 480, 320, 20_000],
  ['banners/menu-\\S+-tall', 720, 1180, 60_000],
  ['banners/(?:main|menu|landing)-', 1920, 720, 60_000],
  ['banners/', 1200, 800, 60_000],
];

let provider: TestProvider;
/** All picture addresses in answers and the database. */
const named = new Set<string>();
const files = PICTURE_FOLDERS.flatMap((folder) =>
  readdirSync(join(PICTURES, folder)).map((file) => `${folder}/${file}`),
);

const collect = async (path: string): Promise<string> => {
  const { text } = await provider.get(path);
  for (const [, address = ''] of text.matchAll(/(\/media\/[\w/.-]+)/g)) named.add(address);
  return text;
};

beforeAll(async () => {
  provider = await openProvider();
  const pictures = provider.database((database) => database.prepare('SELECT DISTINCT picture FROM product').all());
  for (const { picture } of pictures) for (const view of PRODUCT_VIEWS) named.add(pictureUrl(String(picture), view));
  const landings = await provider.get<Answer<'sitemapList'>>('/general/sitemap?kind=landing');
  await Promise.all(
    [
      ...['/general/menu_tree', '/general/top_categories', '/base/shops'],
      ...['/settings/global_site_settings', '/settings/gift_map_service', '/settings/about_us_page'],
      ...['/general/news?per_page=100', '/general/promotions', '/general/video_reviews?per_page=100'],
      ...landings.json.results.map(({ url }) => `/settings/landing/${url}`),
    ].map(collect),
  );
  const tree = await collect('/general/menu_tree');
  const categories = new Set([...tree.matchAll(/"categoryUrl":"([\w-]+)"/g)].flatMap(([, url]) => url ?? []));
  await Promise.all([...categories].map((url) => collect(`/general/banner-select/${url}`)));
}, 60_000);
afterAll(() => provider.destroy());

describe('pictures', () => {
  it('exist for every address in use, and none is unused', () => {
    expect([...named].map((address) => address.replace('/media/', '')).sort()).toEqual([...files].sort());
  });

  it('decode and have the size and bytes of their kind', async () => {
    const wrong: string[] = [];
    const pixels = files.filter((file) => file.endsWith('.avif'));
    for (const [index, file] of pixels.entries()) {
      const [, width, height, most] = shapes.find(([beginning]) => new RegExp(`^${beginning}`).test(file)) ?? [];
      const path = join(PICTURES, file);
      const bytes = statSync(path).size;
      const found = await sharp(path).metadata();
      if (found.width !== width || found.height !== height || bytes > (most ?? 0))
        wrong.push(`${file}: ${found.width} × ${found.height}, ${bytes} bytes`);
      if (index % DECODED_ONE_IN === 0) await sharp(path).raw().toBuffer();
    }
    expect(wrong).toEqual([]);
    const sizes = files.map((file) => statSync(join(PICTURES, file)).size);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(ALL_BYTES);
  }, 60_000);

  it('of products, categories and the gift have transparent backgrounds', async () => {
    const [product = ''] = files.filter((file) => file.startsWith('products/'));
    const [category = ''] = files.filter((file) => file.startsWith('banners/category-'));
    for (const file of [product, category, 'banners/gift.avif']) {
      const data = await sharp(join(PICTURES, file)).raw().toBuffer();
      expect([data[3], data.at(-1)], file).toEqual([0, 0]);
    }
  });

  it.each([
    ['/media/banners/gift.avif', 'image/avif'],
    ['/media/site/favicon.svg', 'image/svg+xml'],
  ])('%s has its type, a month of caching and an ETag', async (path, type) => {
    const answer = await fetch(provider.origin + path);
    const { headers } = answer;
    expect([answer.status, headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
      ...[200, type, 'nosniff'],
    ]);
    expect(headers.get('cache-control')).toContain('max-age=2592000');
    const tag = headers.get('etag') ?? '';
    const again = await fetch(provider.origin + path, {
      // Otherwise fetch asks for a fresh copy.
      headers: { 'if-none-match': tag, 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
  });

  it.each([
    '/media/products/none-1.avif',
    '/media/banners/',
    '/media/README.md',
    '/media/none/x.svg',
    '/media/products/..%2F..%2Fstart.ts',
    '/media/..%2Fstart.ts',
    '/media/products/%2Fetc%2Fpasswd',
    '/media/site/constructor',
    '/media/products/%00-1.avif',
    '/media/',
  ])('%s is 404', async (path) => {
    expect((await provider.get(path)).status).toBe(404);
  });
});
