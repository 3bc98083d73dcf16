import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSql } from '#adapters/provider-sandbox/db/sql.ts';
import type { Answer } from '#adapters/provider-sandbox/http/wire.ts';
import { bannerSpecs } from '#adapters/provider-sandbox/media/banners.ts';
import { pictureFinder } from '#adapters/provider-sandbox/media/shelves.ts';
import { drawBanner, drawShopfront } from '#adapters/provider-sandbox/pictures/index.ts';
import { settings } from '#tests/adapters/provider-sandbox/shop-content.ts';
import { openProvider, type TestProvider } from './support.ts';

let provider: TestProvider;
let img: string;

beforeAll(async () => {
  provider = await openProvider();
  img = String((await provider.get<Answer<'popularProducts'>>('/general/popular_products')).json.products[0]?.img);
}, 60_000);
afterAll(() => provider.destroy());

const keptFiles = async () =>
  (await readdir(join(provider.dataDir, 'media'), { recursive: true })).filter((name) => /\.\w+$/.test(name));

/** Only their addresses: to draw them all would take a minute. */
const bannerAddresses = async () => {
  const paths = ['/general/menu_tree', '/general/top_categories', '/settings/gift_map_service', '/base/shops'];
  const lists = ['/general/news?per_page=100', '/general/promotions', '/general/video_reviews?per_page=100'];
  const landings = await provider.get<Answer<'sitemapList'>>('/general/sitemap?kind=landing');
  const pages = landings.json.results.map(({ url }) => `/settings/landing/${url}`);
  const answers = await Promise.all(
    [...paths, ...lists, ...pages, '/general/banner-select/smartphones'].map((path) => provider.get(path)),
  );
  return new Set(
    answers.flatMap(({ text }) =>
      [...text.matchAll(/\/media\/banners\/([\w-]+\.webp)/g)].flatMap(([, name]) => name ?? []),
    ),
  );
};

describe('pictures', () => {
  it('are drawn on the first request, however many ask at once, and kept', async () => {
    expect(await keptFiles()).toEqual([]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => fetch(`${provider.origin}${img}`)));
    const bodies = await Promise.all(answers.map((answer) => answer.bytes()));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await sharp(bodies[0]).metadata()).toMatchObject({ width: 1200, height: 1200 });
    expect(bodies.every((body) => Buffer.from(body).equals(Buffer.from(bodies[0] ?? [])))).toBe(true);
    const kept = await keptFiles();
    expect(kept).toHaveLength(1);
    const path = join(provider.dataDir, 'media', kept[0] ?? '');
    const { mtimeMs } = await stat(path);
    const again = await fetch(`${provider.origin}${img}`);
    expect(again.headers.get('cache-control')).toContain('max-age=2592000');
    expect((await stat(path)).mtimeMs).toBe(mtimeMs);
    expect(again.headers.get('etag')).toBeTruthy();
  }, 120_000);

  it('stand behind every banner that an answer names', async () => {
    const sql = openSql(join(provider.dataDir, 'provider.sqlite'));
    const find = pictureFinder(sql);
    const names = await bannerAddresses();
    expect(names.size).toBeGreaterThan(20);
    expect([...names].filter((name) => find('banners', name)?.kind !== 'pixels')).toEqual([]);
    sql.close();
  });

  it('show each shop, and no two alike', async () => {
    const { json } = await provider.get<Answer<'shops'>>('/base/shops');
    expect(new Set(json.map(({ image }) => image)).size).toBe(json.length);
    expect(json.map(({ shopId }) => shopId)).toEqual(Object.keys(settings.shopFronts));
    const drawn = Object.values(settings.shopFronts).map(drawShopfront);
    expect(new Set(drawn).size).toBe(json.length);
    expect(drawn.filter((svg) => /NaN|undefined|<text/.test(svg))).toEqual([]);
    // Goods are as large to the door as they are in a shop, five of them behind a pane.
    for (const svg of drawn) {
      const sizes = [...svg.matchAll(/<g transform="translate\([^)]*\) scale\((0\.[01]\d*)\)">/g)].map(([, k]) =>
        Number(k),
      );
      expect(sizes.filter((k) => k > 0.07 && k < 0.16)).toHaveLength(10);
    }
    const sql = openSql(join(provider.dataDir, 'provider.sqlite'));
    const picture = await pictureFinder(sql)('banners', json.at(-1)?.image?.split('/').at(-1) ?? '')?.draw();
    expect(await sharp(Buffer.from(picture ?? '')).metadata()).toMatchObject({ width: 1500, height: 1000 });
    sql.close();
  });

  it('of the gift is a box on no ground of its own, in the shape of its window', async () => {
    const sql = openSql(join(provider.dataDir, 'provider.sqlite'));
    const drawn = await pictureFinder(sql)('banners', 'gift.webp')?.draw();
    sql.close();
    const { data, info } = await sharp(Buffer.from(drawn ?? ''))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 1200, height: 675, channels: 4 });
    expect([data[3], data.at(-1)]).toEqual([0, 0]);
    const opaque = data.filter((_, index) => index % 4 === 3 && (data[index] ?? 0) > 250).length;
    expect(opaque / (info.width * info.height)).toBeGreaterThan(0.2);
  });

  it('are tall beside the menu and wide in a landing page, though it borrows a banner of the menu', async () => {
    const sql = openSql(join(provider.dataDir, 'provider.sqlite'));
    const specs = bannerSpecs(sql);
    const sizes = (text: string, key: string) =>
      [...text.matchAll(new RegExp(`"${key}":"/media/banners/([\\w-]+)\\.webp"`, 'g'))].map(([, name = '']) => {
        const spec = specs.get(name);
        return { name, size: spec && /^<svg [^>]*viewBox="0 0 (\d+ \d+)"/.exec(drawBanner(spec))?.[1] };
      });
    const menu = sizes((await provider.get('/general/menu_tree')).text, 'menu_image');
    expect(menu).toHaveLength(16);
    expect(menu.filter(({ size }) => size !== '720 1180')).toEqual([]);
    for (const slug of ['podarki', 'umnyy-dom', 'chistyy-dom']) {
      const landing = sizes((await provider.get(`/settings/landing/${slug}`)).text, 'img').filter(({ size }) => size);
      expect(landing.length).toBeGreaterThan(1);
      expect(landing.filter(({ size }) => size !== '2400 900')).toEqual([]);
    }
    const name = menu.find((one) => one.name.includes('audio'))?.name;
    const drawn = await pictureFinder(sql)('banners', `${name}.webp`)?.draw();
    expect(await sharp(Buffer.from(drawn ?? '')).metadata()).toMatchObject({ width: 720, height: 1180 });
    sql.close();
  }, 60_000);

  it('of a category show two things that are not of one kind', () => {
    const sql = openSql(join(provider.dataDir, 'provider.sqlite'));
    const pairs = [...bannerSpecs(sql)].filter(([name]) => name.startsWith('category-'));
    sql.close();
    expect(pairs.length).toBeGreaterThan(10);
    const kinds = pairs.map(([name, { products }]) => [name, new Set(products.map(({ family }) => family)).size]);
    expect(kinds.filter(([, count]) => count !== 2)).toEqual([]);
  });

  it('are there for every icon and for all that the settings name', async () => {
    const answers = await Promise.all([
      provider.get('/settings/global_site_settings'),
      provider.get('/general/menu_tree'),
    ]);
    const addresses = answers.flatMap(({ text }) => text.match(/\/media\/[\w/-]+\.svg/g) ?? []);
    expect(new Set(addresses).size).toBeGreaterThan(20);
    for (const address of new Set(addresses)) {
      const drawing = await fetch(`${provider.origin}${address}`);
      expect(drawing.headers.get('content-type')).toContain('image/svg+xml');
      expect(await drawing.text()).toMatch(/^<svg .*<\/svg>$/s);
    }
  });

  it.each([
    '/media/products/none-1.webp',
    '/media/products/none-1.svg',
    '/media/banners/none.webp',
    '/media/icons/none.svg',
    '/media/site/none.svg',
    '/media/none/x.svg',
    '/media/products/..%2F..%2Fprovider.sqlite',
    '/media/..%2Fprovider.sqlite/x',
    '/media/products/%2Fetc%2Fpasswd',
    '/media/site/constructor.svg',
    '/media/products/%00-1.webp',
    '/media/',
  ])('%s is 404', async (path) => {
    expect(
      (await fetch(`${provider.origin}${path}`, { headers: { 'x-static-token': 'zori-static-token' } })).status,
    ).toBe(404);
    expect(await keptFiles()).toHaveLength(1);
  });
});
