import { ask } from '#tests/support/asking.ts';
import { startWatchedShop } from '../watched-loop.ts';
import { type Line, ms, type Part } from './line.ts';
import { load, p99, type Sample, statuses } from './load.ts';
import { productPaths } from './paths.ts';

const PAGES_PER_SECOND = 200;
const FILES_PER_SECOND = 8;
const FEEDS = ['/products-feed.xml', '/ro/products-feed.xml'];
const FILES = [...FEEDS, '/sitemaps/product-1.xml', '/sitemaps/category-1.xml'];
/** How much slower kept pages may be beside them, and what a clock tells apart, ms. */
const SLOWER = 1.5;
const APART_MS = 2;
/** Longest that the event loop is held, ms of its processor time. */
const SLICE_MS = 20;
const STALL_MS = 50;
const MIXED_PER_SECOND = 30;

type Watched = Awaited<ReturnType<typeof startWatchedShop>>;

const besidePages = async (shop: Watched, pages: readonly string[], seconds: number): Promise<Line[]> => {
  const { origin } = shop;
  const pathOf = (nth: number): string => pages[nth % pages.length] ?? '/';
  const pagesFor = async () => (await load({ origin, perSecond: PAGES_PER_SECOND, seconds, pathOf })).samples;
  await pagesFor();
  const without = p99(await pagesFor());
  const [kept, files] = await Promise.all([
    pagesFor(),
    load({ origin, perSecond: FILES_PER_SECOND, seconds, pathOf: (nth) => FILES[nth % FILES.length] ?? '' }),
  ]);
  const builds = shop.proxy.seen.filter((call) => /products_feed\?per_page/.test(call)).length;
  return [
    {
      fault: `feeds and sitemaps at ${FILES_PER_SECOND} requests/s beside kept pages at ${PAGES_PER_SECOND}`,
      must: `p99 of kept pages ≤ ${SLOWER} × ${ms(without)} (without) + ${APART_MS} ms; all 200`,
      seen: `p99 ${ms(p99(kept))}; ${statuses([...kept, ...files.samples])}`,
      held:
        p99(kept) <= without * SLOWER + APART_MS && [...kept, ...files.samples].every(({ status }) => status === 200),
    },
    {
      fault: 'feeds: builds for all who ask',
      must: 'one a language',
      seen: String(builds),
      held: builds === FEEDS.length,
    },
  ];
};

/** A shop that builds its first files, with nothing beside it that could hold the loop. */
const building = async (): Promise<Line> => {
  const shop = await startWatchedShop();
  try {
    await ask(shop.origin, '/');
    await shop.held();
    for (const path of FILES) await ask(shop.origin, path);
    const { processor, clock } = await shop.held();
    return {
      fault: 'feeds and sitemaps: event loop while they are built',
      must: `held for ≤ ${SLICE_MS} ms of processor time`,
      seen: `${ms(processor)}; by the clock ${ms(clock)}`,
      held: processor <= SLICE_MS,
    };
  } finally {
    await shop.close();
  }
};

/** Kept pages, pages and searches that nobody has asked for, and files. */
const mixedPath = (pages: readonly string[], nth: number): string => {
  if (nth % 10 === 0) return FILES[(nth / 10) % FILES.length] ?? '';
  if (nth % 5 === 0) return `/smartphones?utm_content=${nth}`;
  if (nth % 7 !== 0) return pages[nth % pages.length] ?? '/';
  return `/api/search/by-text?input=${encodeURIComponent(JSON.stringify({ text: `word${nth}`, locale: 'ru' }))}`;
};

const whileAway = async (shop: Watched, fault: string, pages: readonly string[], seconds: number): Promise<Line> => {
  await shop.held();
  const { samples } = await load({
    origin: shop.origin,
    perSecond: MIXED_PER_SECOND,
    seconds,
    pathOf: (nth) => mixedPath(pages, nth),
  });
  const held = await shop.held();
  const isWhole = ({ path, status }: Sample): boolean => !FILES.includes(path) || status === 200;
  return {
    fault: `provider ${fault} at ${MIXED_PER_SECOND} requests/s of pages, searches, feeds and sitemaps`,
    must: `event loop held for ≤ ${STALL_MS} ms of processor time; no feed or sitemap cut or refused`,
    seen: `${ms(held.processor)}; by the clock ${ms(held.clock)}; ${statuses(samples)}`,
    held: held.processor <= STALL_MS && samples.every(isWhole),
  };
};

/** Feeds and sitemaps beside pages, and the event loop while the provider is killed or hangs. */
export const fileLoad: Part = {
  name: 'files',
  measure: async (share) => {
    const shop = await startWatchedShop({ PRICE_MAX_AGE: '1' });
    try {
      const pages = ['/', '/ro', '/smartphones', '/contacts', ...(await productPaths(shop.origin)).slice(0, 20)];
      for (const path of pages) await ask(shop.origin, path);
      const lines = await besidePages(shop, pages, 10 * share);
      shop.proxy.harm = (_asked, response) => void response.destroy();
      const killed = await whileAway(shop, 'killed', pages, 20 * share);
      shop.proxy.harm = () => undefined;
      const hung = await whileAway(shop, 'hung', pages, 20 * share);
      return [...lines, killed, hung, await building()];
    } finally {
      await shop.close();
    }
  },
};
