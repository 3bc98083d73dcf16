import { load } from 'cheerio';
import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { splitLocale } from '#core/kernel/locale/index.ts';
import { fromMdl } from '#core/kernel/shared/index.ts';
import { wordsOf } from '#tests/e2e/support/words.ts';
import { ask, signIn, vitrinaHost } from '#tests/support/asking.ts';
import { startShop } from '#tests/support/running-shop.ts';
import { formatter } from '#ui/i18n/format.ts';

/** As many as give every category something and can all be walked in a minute. */
const PRODUCTS = 150;
const WALKERS = 6;
/** With so many pictures, those of product pages are left out: each is resized when it is first asked for. */
const PICTURES = 120;
interface Visited {
  readonly status: number;
  readonly canonical: string | undefined;
  readonly h1s: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly hidden: boolean;
  /** hreflang → address. */
  readonly alternates: Readonly<Record<string, string>>;
  readonly blocks: readonly Record<string, unknown>[];
  readonly brokenBlocks: number;
  readonly links: readonly string[];
  readonly pictures: readonly string[];
  /** The way down to the page, as it is shown: a step's words, and where it leads. */
  readonly crumbs: readonly Crumb[];
  /** What stands on the page, with single spaces. */
  readonly text: string;
  /** What stands where the product is bought. */
  readonly priced: string;
  readonly isRendered: boolean;
}

/**
 * What React writes in the place of a part that it left for the browser to render, where its code had not come yet: the
 * browser then complains of error 419. Of each part, the first page that is asked for in a process would have it.
 */
const LEFT_OUT = /<!--\$[!?]-->/;

interface Crumb {
  readonly name: string;
  readonly item?: string;
}

let shop: Awaited<ReturnType<typeof startShop>>;
let mapped: readonly MappedPage[];
const pages = new Map<string, Visited>();

interface MappedPage {
  readonly loc: string;
  readonly alternates: Readonly<Record<string, string>>;
}

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const pathOf = (address: string): string => address.slice(shop.origin.length) || '/';

const readXml = async (path: string): Promise<Record<string, unknown>> => {
  const { status, text } = await ask(shop.origin, path);
  expect([path, status]).toEqual([path, 200]);
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    isArray: (name) => /^(?:url|sitemap|xhtml:link)$/.test(name),
  });
  return parser.parse(text) as Record<string, unknown>;
};

interface UrlSet {
  readonly urlset: {
    readonly url: readonly {
      readonly loc: string;
      readonly 'xhtml:link': readonly { readonly hreflang: string; readonly href: string }[];
    }[];
  };
}

/** Every page that the sitemap named by robots.txt tells of. */
const readMap = async (): Promise<readonly MappedPage[]> => {
  const robots = await ask(shop.origin, '/robots.txt');
  const indexes = [...robots.text.matchAll(/^Sitemap: (.+)$/gm)].map(([, address = '']) => pathOf(address));
  expect(indexes.length).toBeGreaterThan(0);
  const files: string[] = [];
  for (const index of indexes) {
    const { sitemapindex } = (await readXml(index)) as { sitemapindex: { sitemap: { loc: string }[] } };
    files.push(...sitemapindex.sitemap.map(({ loc }) => pathOf(loc)));
  }
  const all: MappedPage[] = [];
  for (const file of files) {
    const { urlset } = (await readXml(file)) as unknown as UrlSet;
    for (const { loc, 'xhtml:link': links } of urlset.url)
      all.push({ loc, alternates: Object.fromEntries(links.map(({ hreflang, href }) => [hreflang, href])) });
  }
  return all;
};

const wordsAt = (path: string) => wordsOf(splitLocale(path).locale);

const jsonOf = (text: string): Record<string, unknown> | undefined => {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return undefined;
  }
};

const visit = async (path: string): Promise<Visited> => {
  const { status, headers, text } = await ask(shop.origin, path);
  const $ = load(text);
  const values = (selector: string, name: string) =>
    $(selector)
      .map((_index, element) => $(element).attr(name) ?? '')
      .get()
      .filter(Boolean);
  const written = $('script[type="application/ld+json"]')
    .map((_index, element) => $(element).text())
    .get();
  const blocks = written.map(jsonOf).filter((block) => block !== undefined);
  const alternates = $('link[rel=alternate][hreflang]')
    .map((_index, element) => [[$(element).attr('hreflang') ?? '', $(element).attr('href') ?? '']])
    .get() as unknown as string[][];
  return {
    status,
    canonical: $('link[rel=canonical]').attr('href'),
    h1s: $('h1')
      .map((_index, element) => spaced($(element).text()))
      .get(),
    title: spaced($('title').text()),
    description: $('meta[name=description]').attr('content') ?? '',
    hidden: String(headers['x-robots-tag'] ?? '').includes('noindex') || $('meta[name=robots]').length > 0,
    alternates: Object.fromEntries(alternates),
    blocks,
    brokenBlocks: written.length - blocks.length,
    links: [...new Set(values('a[href]', 'href'))],
    pictures: [...values('img[src]', 'src'), ...values('meta[property="og:image"]', 'content')],
    crumbs: $(`nav[aria-label="${wordsAt(path)('catalog.breadcrumbs')}"] li`)
      .map((_index, element) => {
        const href = $(element).find('a').attr('href');
        return { name: spaced($(element).text()), ...(href === undefined ? {} : { item: shop.origin + href }) };
      })
      .get(),
    text: spaced($('body').text()),
    isRendered: !LEFT_OUT.test(text),
    priced: spaced($(`section[aria-label="${wordsAt(path)('product.buy')}"]`).text()),
  };
};

/** Does something with each of many, a few at a time. */
const each = async <Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> => {
  const iterator = items[Symbol.iterator]();
  const walk = async () => {
    for (let next = iterator.next(); !next.done; next = iterator.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: WALKERS }, walk));
};

/** The path and query of a link that stays on this site; undefined when it leads elsewhere. */
const ownAddress = (link: string, from: string): string | undefined => {
  const url = URL.parse(link, shop.origin + from);
  return url?.origin === shop.origin ? url.pathname + url.search : undefined;
};

beforeAll(async () => {
  shop = await startShop({ products: PRODUCTS });
  mapped = await readMap();
  await each(mapped, async ({ loc }) => {
    pages.set(pathOf(loc), await visit(pathOf(loc)));
  });
}, 240_000);
afterAll(() => shop.close());

/** Pages of the map at which something is not as it should be. */
const faulty = (hasNoErrors: (page: Visited, path: string) => boolean): readonly string[] =>
  [...pages].filter(([path, page]) => !hasNoErrors(page, path)).map(([path]) => path);

describe('every page that the sitemap tells of, in both languages', () => {
  it('SITEMAP-1 SITEMAP-2 SITEMAP-3: is reported once, with its other language', () => {
    expect(pages.size).toBeGreaterThan(2 * PRODUCTS + 100);
    expect(pages.size).toBe(mapped.length);
    for (const { loc, alternates } of mapped) {
      expect(Object.keys(alternates).sort()).toEqual(['ro-md', 'ru-md', 'x-default']);
      expect(Object.values(alternates)).toContain(loc);
    }
    const reported = new Set(mapped.map(({ loc }) => loc));
    expect(
      mapped.flatMap(({ alternates }) => Object.values(alternates)).filter((other) => !reported.has(other)),
    ).toEqual([]);
  });

  it('is there, may be found, and has one heading, a title and a description', () => {
    expect(faulty(({ status }) => status === 200)).toEqual([]);
    expect(faulty(({ hidden }) => !hidden)).toEqual([]);
    expect(faulty(({ h1s }) => h1s.length === 1 && h1s[0] !== '')).toEqual([]);
    expect(faulty(({ title, description }) => title.length > 5 && description.length > 20)).toEqual([]);
  });

  it('is rendered as a whole where nobody has been before', () => {
    expect(faulty(({ isRendered }) => isRendered)).toEqual([]);
  });

  it('has a title of its own', () => {
    const named = Map.groupBy(pages, ([path, { title }]) => `${splitLocale(path).locale} ${title}`);
    expect([...named].filter(([, same]) => same.length > 1).map(([title, same]) => [title, same.length])).toEqual([]);
  });

  it('LOCALE-5 LOCALE-7: is canonical, and names its languages as they name it', () => {
    expect(faulty(({ canonical }, path) => canonical === shop.origin + (path === '/' ? '/' : path))).toEqual([]);
    for (const { loc, alternates } of mapped) expect(pages.get(pathOf(loc))?.alternates).toEqual(alternates);
    for (const [path, { alternates }] of pages)
      for (const other of Object.values(alternates))
        expect([path, pages.get(pathOf(other))?.alternates]).toEqual([path, alternates]);
  });

  it('tells machines nothing but what people read', () => {
    expect(faulty(({ brokenBlocks }) => brokenBlocks === 0)).toEqual([]);
    let products = 0;
    for (const [path, { blocks, priced, text, h1s }] of pages) {
      const { money } = formatter(splitLocale(path).locale);
      for (const block of blocks) {
        if (block['@type'] !== 'Product') continue;
        products += 1;
        const { price, priceCurrency } = block.offers as Record<string, string>;
        expect([path, priceCurrency, priced.includes(spaced(money(fromMdl(Number(price)))))]).toEqual([
          path,
          'MDL',
          true,
        ]);
        expect(block.name).toBe(h1s[0]);
        const rating = block.aggregateRating as { reviewCount: number } | undefined;
        if (rating) expect(text).toContain(String(rating.reviewCount));
      }
    }
    expect(products).toBe(2 * PRODUCTS);
  });

  it('tells machines of its way down, its article and its questions as they stand there', () => {
    interface Reported {
      readonly '@type': string;
      readonly headline?: string;
      readonly itemListElement?: readonly (Crumb & { readonly position: number })[];
      readonly mainEntity?: readonly { readonly name: string; readonly acceptedAnswer: { readonly text: string } }[];
    }
    const seen = new Map<string, number>();
    for (const [path, { blocks, crumbs, h1s, text }] of pages) {
      const reported = blocks as unknown as readonly Reported[];
      for (const block of reported) seen.set(block['@type'], (seen.get(block['@type']) ?? 0) + 1);
      const steps = reported.find((block) => block['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
      expect([path, steps.map(({ position }) => position)]).toEqual([path, crumbs.map((_crumb, index) => index + 1)]);
      expect([path, steps.map(({ name, item }) => ({ name: spaced(name), ...(item ? { item } : {}) }))]).toEqual([
        path,
        crumbs,
      ]);
      for (const { headline, mainEntity = [] } of reported) {
        if (headline !== undefined) expect([path, headline]).toEqual([path, h1s[0]]);
        for (const { name, acceptedAnswer } of mainEntity)
          for (const said of [name, acceptedAnswer.text]) expect(text, path).toContain(spaced(said));
      }
    }
    for (const type of ['BreadcrumbList', 'NewsArticle', 'FAQPage', 'WebSite', 'Organization'])
      expect([type, (seen.get(type) ?? 0) > 1]).toEqual([type, true]);
  });
});

describe('what those pages lead to', () => {
  it('is all there', async () => {
    const known = new Map<string, string>();
    for (const [path, { links }] of pages)
      for (const link of links) {
        const own = ownAddress(link, path);
        if (own !== undefined && !pages.has(own)) known.set(own, path);
      }
    const broken: string[] = [];
    await each(known, async ([address, from]) => {
      const answer = await ask(shop.origin, address);
      const moved = answer.headers.location;
      const end = answer.status === 301 && moved ? await ask(shop.origin, String(moved)) : answer;
      if (end.status !== 200) broken.push(`${address} (${end.status}) from ${from}`);
    });
    expect(broken).toEqual([]);
  }, 120_000);

  it('and every picture is one', async () => {
    const shown = new Map<string, string>();
    const productsLast = [...pages].sort(
      ([one], [other]) => Number(one.includes('/product/')) - Number(other.includes('/product/')),
    );
    for (const [path, { pictures }] of productsLast)
      for (const picture of pictures) {
        const own = ownAddress(picture, path);
        // One width of each is enough: the others are made of the same file.
        if (own !== undefined && (!path.includes('/product/') || shown.size < PICTURES))
          shown.set(own.replace(/^\/_ipx\/[^/]+/, ''), own.replace(/\bw_\d+/, 'w_160'));
      }
    expect(shown.size).toBeGreaterThanOrEqual(PICTURES);
    const broken: string[] = [];
    await each(shown.values(), async (address) => {
      const { status, headers } = await ask(shop.origin, address);
      if (status !== 200 || !String(headers['content-type']).startsWith('image/'))
        broken.push(`${address} (${status})`);
    });
    expect(broken).toEqual([]);
  }, 240_000);
});

describe('pages that the sitemap does not tell of', () => {
  it('are rendered as a whole where nobody has been before, in the shop and for a partner', async () => {
    const own = ['/search?query=xiaomi', '/search?query=nothing-like-this', '/compare', '/favorites', '/order'];
    const others = ['/confirmation', '/offline', '/smartphones?page=2', '/no-such-category', '/order/live'];
    const partners = [
      '/',
      '/vitrina',
      '/vitrina/smartphones',
      '/order',
      '/order/quick',
      '/order/quote',
      '/order/figures',
    ];
    const products = [...pages.keys()].filter((path) => path.startsWith('/product/')).slice(0, 5);
    const host = vitrinaHost(shop.origin);
    const cookie = await signIn(shop.origin, 'partner', 'zori-demo');
    const leftOut: string[] = [];
    const look = async (path: string, more: Parameters<typeof ask>[2] = {}) => {
      const { text } = await ask(shop.origin, path, more);
      if (!text.includes('</html>') || LEFT_OUT.test(text)) leftOut.push(`${more.host ?? ''}${path}`);
    };
    for (const path of [...own, ...others]) await look(path);
    await look('/auth', { host });
    for (const path of [...partners, ...products, ...own]) await look(path, { host, headers: { cookie } });
    expect(leftOut).toEqual([]);
  });
});
