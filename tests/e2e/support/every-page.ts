import type { Page } from '@playwright/test';
import { type Locale, localePath, splitLocale } from '#core/kernel/locale/index.ts';
import { barriersOf } from './barriers.ts';
import { enterVitrina, vitrinaAddress } from './partner.ts';
import { readProvider } from './provider-database.ts';
import { expect, type Shopper, test } from './shopper.ts';

/** Pages that search engines are not given, and one of each kind of which there are many. */
const besides = () => {
  const [product] = readProvider<{ url: string }>(
    'SELECT url FROM product WHERE available > 0 ORDER BY popularity DESC, id LIMIT 1 OFFSET 7',
  );
  const [waited] = readProvider<{ url: string }>('SELECT url FROM product WHERE is_preorder = 1 ORDER BY id LIMIT 1');
  return [
    ...[
      '/search?query=samsung',
      '/search?query=nothing-like-this',
      '/compare',
      '/favorites',
      '/order',
      '/confirmation',
      '/offline',
    ],
    ...['/news', '/video-obzori', '/service/warranty', '/special-offers/smartphones', '/smartphones?page=2'],
    ...[product, waited].map((found) => `/product/${found?.url}`),
  ];
};

/** The pages of the sitemap's files in a language: all of the shop's own, the first of every other kind. */
const mappedPages = async ({ page, locale }: Shopper): Promise<string[]> => {
  const index = await (await page.request.get('/sitemaps/index.xml')).text();
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, file = '']) => new URL(file).pathname);
  const paths: string[] = [];
  for (const file of files) {
    const written = await (await page.request.get(file)).text();
    const own = [...written.matchAll(/<loc>([^<]+)<\/loc>/g)]
      .map(([, address = '']) => splitLocale(new URL(address).pathname))
      .filter((found) => found.locale === locale)
      .map(({ path }) => path);
    paths.push(...(file.includes('pages') ? own : own.slice(0, 2)));
  }
  return paths;
};

const [WIDE, NARROW] = [1280, 360];

/**
 * What is wrong with the page that is open, on a wide screen and on a narrow one. Barriers are looked for on both in
 * Russian, and in Romanian on the narrow one: it has the same elements, and its words have most of their room to lose.
 */
const faultsOf = async ({ page, locale }: Shopper): Promise<string[]> => {
  await page.waitForLoadState('load');
  const faults: string[] = [];
  for (const width of [WIDE, NARROW]) {
    await page.setViewportSize({ width, height: 800 });
    const barriers = locale === 'ro' && width === WIDE ? [] : await barriersOf(page);
    faults.push(...[...barriers, ...(await brokenIn(page))].map((fault) => `${width}: ${fault}`));
  }
  await page.setViewportSize({ width: WIDE, height: 800 });
  return faults;
};

/** Pictures that did not come, things wider than the screen. */
const brokenIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...[...document.images]
      .filter(({ complete, naturalWidth, currentSrc }) => complete && currentSrc !== '' && naturalWidth === 0)
      .map(({ currentSrc }) => `no picture ${currentSrc}`),
    ...(document.documentElement.scrollWidth > window.innerWidth
      ? [`${document.documentElement.scrollWidth} px wide`]
      : []),
  ]);

/** Walks over every page in a language: each is whole and has no barrier. */
export const walkEveryPage = (locale: Locale): void => {
  test(`every page of the shop in ${locale} is whole and has no barrier`, async ({ shopper: as, page }) => {
    test.setTimeout(600_000);
    const shopper = as(locale);
    const lost: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) lost.push(`${response.status()} ${response.url()}`);
    });
    const faults: Record<string, readonly string[]> = {};
    const paths = [...(await mappedPages(shopper)), ...besides()];
    expect(paths.length).toBeGreaterThan(35);
    for (const path of paths) {
      await shopper.open(path);
      const found = [...(await faultsOf(shopper)), ...lost.splice(0)];
      if (found.length > 0) faults[path] = found;
    }
    expect(faults).toEqual({});
  });

  test(`every page of the vitrina in ${locale} is whole and has no barrier`, async ({ shopper: as, page, baseURL }) => {
    test.setTimeout(600_000);
    const shopper = as(locale);
    const origin = baseURL ?? '';
    const faults: Record<string, readonly string[]> = {};
    const check = async (path: string) => {
      const found = await faultsOf(shopper);
      if (found.length > 0) faults[path] = found;
    };
    await page.goto(vitrinaAddress(shopper, '/auth', origin));
    await shopper.settled();
    await check('/auth');
    await enterVitrina(shopper, '/vitrina', origin);
    await check('/vitrina');
    const [product] = readProvider<{ url: string }>(
      'SELECT url FROM product WHERE second_price IS NOT NULL ORDER BY popularity DESC, id LIMIT 1',
    );
    const paths = [
      ...['/', '/vitrina/smartphones', '/order', '/order/quick', '/order/quote', '/search?query=xiaomi'],
      ...[`/product/${product?.url}`, `/vitrina/smartphones/${product?.url}`, '/confirmation', '/delivery'],
    ];
    for (const path of paths) {
      await page.goto(vitrinaAddress(shopper, path, origin));
      await shopper.settled();
      await check(path);
    }
    expect(faults).toEqual({});
    expect(page.url()).toContain(localePath('/delivery', locale));
  });
};
