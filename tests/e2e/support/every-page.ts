import type { Page } from '@playwright/test';
import { type Locale, localePath, splitLocale } from '#core/kernel/locale/index.ts';
import { barriersOf, NoAnswer, type Rules } from './barriers.ts';
import { enterVitrina, vitrinaAddress } from './partner.ts';
import { readProvider } from './provider-database.ts';
import { expect, type Shopper, test } from './shopper.ts';

/** Pages of the sitemap that stand for their kind. */
const KINDS = ['/', '/produs', '/dayoffer', '/contacts', '/trade-in', '/credit', '/career', '/feedbacks', '/l'];

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

/** Ends a walk that hangs, ms: on a busy machine a page in all views takes a quarter of a minute. */
const LONGEST_MS = 900_000;
/** A page of which nothing is drawn for so long is looked at as it is, ms. */
const UNDRAWN_MS = 2_000;

/** How a page is looked at. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
  /** Which barriers are looked for, too, beside what is broken. */
  readonly rules: Rules | 'none';
}

const wide = { width: 1280, height: 800 } as const;
const narrow = { width: 360, height: 800 } as const;
/** What is left of 1280 × 1024 where everything is magnified four times. */
const magnified = { width: 320, height: 256, scheme: 'light', rules: 'none' } as const;

const light: View = { ...wide, scheme: 'light', rules: 'all' };
const dark: View = { ...narrow, scheme: 'dark', rules: 'sight' };

/** How `npm test` looks at a page of each kind; `npm run barriers` has all views of all pages. */
const usualViews: readonly View[] = [light, dark, magnified];

/** Each width in each scheme, and magnified. */
export const allViews: readonly View[] = [
  ...[wide, narrow].flatMap((screen) =>
    (['light', 'dark'] as const).map((scheme) => ({ ...screen, scheme, rules: 'all' as const })),
  ),
  magnified,
];

/** What is wrong with the page that is open in some views; one that gave no answer is loaded anew and asked again. */
const faultsOf = async (shopper: Shopper, views: readonly View[]): Promise<string[]> => {
  try {
    return await faultsIn(shopper, views);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    await shopper.page.reload();
    await shopper.settled();
    return faultsIn(shopper, views);
  }
};

const faultsIn = async ({ page }: Shopper, views: readonly View[]): Promise<string[]> => {
  await page.waitForLoadState('load');
  const faults: string[] = [];
  for (const { width, height, scheme, rules } of views) {
    await page.emulateMedia({ colorScheme: scheme });
    if (page.viewportSize()?.width !== width) {
      await page.setViewportSize({ width, height });
      // What stands elsewhere at this width does so once it is drawn.
      await page.evaluate(
        (longest) =>
          new Promise<void>((go) => {
            requestAnimationFrame(() => requestAnimationFrame(() => go()));
            setTimeout(go, longest);
          }),
        UNDRAWN_MS,
      );
    }
    const found = rules === 'none' ? [] : await barriersOf(page, undefined, rules);
    faults.push(...[...found, ...(await brokenIn(page))].map((fault) => `${width} ${scheme}: ${fault}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(wide);
  return faults;
};

/** Pictures that did not come, things wider than the screen, fields on a phone that iOS would zoom in on. */
const brokenIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...[...document.images]
      .filter(({ complete, naturalWidth, currentSrc }) => complete && currentSrc !== '' && naturalWidth === 0)
      .map(({ currentSrc }) => `no picture ${currentSrc}`),
    ...(document.documentElement.scrollWidth > window.innerWidth
      ? [`${document.documentElement.scrollWidth} px wide`]
      : []),
    ...[...document.querySelectorAll('input, select, textarea, [role=combobox]')]
      .filter((control) => !control.matches('[type=checkbox], [type=radio], [type=range], [type=hidden], [type=file]'))
      .filter((control) => window.innerWidth < 768 && Number.parseFloat(getComputedStyle(control).fontSize) < 16)
      .map(({ outerHTML }) => `less than 16 px: ${outerHTML.slice(0, 120)}`),
  ]);

/** Walks over pages in a language, with `views` over every page: each is whole, has no barrier and does not scroll sideways at 400 %. */
export const walkEveryPage = (locale: Locale, views?: readonly View[]): void => {
  test(`pages of the shop in ${locale} are whole and have no barrier`, async ({ shopper: as, page }) => {
    test.setTimeout(LONGEST_MS);
    const shopper = as(locale);
    const lost: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) lost.push(`${response.status()} ${response.url()}`);
    });
    const faults: Record<string, readonly string[]> = {};
    const paths = new Set([...(views ? await mappedPages(shopper) : KINDS), ...besides()]);
    expect(paths.size).toBeGreaterThan(views ? 35 : 20);
    for (const path of paths) {
      await shopper.open(path);
      const found = [...(await faultsOf(shopper, views ?? usualViews)), ...lost.splice(0)];
      if (found.length > 0) faults[path] = found;
    }
    expect(faults).toEqual({});
  });

  test(`pages of the vitrina in ${locale} are whole and have no barrier`, async ({ shopper: as, page, baseURL }) => {
    test.setTimeout(LONGEST_MS);
    const shopper = as(locale);
    const origin = baseURL ?? '';
    const faults: Record<string, readonly string[]> = {};
    const check = async (path: string) => {
      const found = await faultsOf(shopper, views ?? usualViews);
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
