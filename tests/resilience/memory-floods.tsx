import { randomBytes } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { renderToString } from 'react-dom/server';
import { expect } from 'vitest';
import { createCachedReads, OPENED } from '#adapters/cache/cached-reads.ts';
import { createKeyValueCache, KEPT_ANSWERS } from '#adapters/cache/key-value-cache.ts';
import { noSharedPages } from '#adapters/cache/shared-pages.ts';
import { createTally, TALLY } from '#adapters/cache/tally.ts';
import { ANSWER_CACHE, createAnswerCache } from '#adapters/provider-http/answer-cache.ts';
import { CLEAN_TEXT_MAX, cachedCleanText } from '#adapters/provider-http/clean-text-cache.ts';
import { ok } from '#core/kernel/shared/index.ts';
import { BRIEF_PAGES, createPurges } from '#core/site/caching/index.ts';
import { createErrorPage } from '#server/http/error-page.ts';
import { createFinishedFiles, FINISHED_FILES } from '#server/http/finished-files.ts';
import { createIdleWork } from '#server/http/idle-work.ts';
import { createPictureFolder } from '#server/http/picture-folder.ts';
import { createSentPages, SENT_PAGES } from '#server/http/sent-pages.ts';
import { zeroCounts } from '#server/page-cache/counts.ts';
import { chooseForm } from '#server/page-cache/forms.ts';
import { createPageStore } from '#server/page-cache/page-store.ts';
import { readyPage } from '#server/page-cache/ready-page.ts';
import { temporaryFolder } from '#tests/support/running-shop.ts';
import { aStoredPage } from '#tests/support/stored-page.ts';
import { collectParts } from '#ui/renderer/rendered-parts.tsx';

export const MEGABYTE = 1024 * 1024;
/** What objects take beside their texts, and what the tests themselves leave, bytes. */
const AROUND = 12 * MEGABYTE;
const logger = { warn: () => undefined };

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
/** Buffers are let go a turn after what held them. */
const heldNow = async (): Promise<number> => {
  for (let turn = 0; turn < 3; turn += 1) {
    collectGarbage();
    await nextTurn();
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
};
/** Expects that a store which was filled holds no more than so many bytes. `fill` gives the store, which has to live. */
const expectAtMost = async (bytes: number, fill: () => unknown): Promise<void> => {
  const before = await heldNow();
  const store = await fill();
  expect((await heldNow()) - before).toBeLessThan(bytes + AROUND);
  expect(store).toBeDefined();
};
/** Texts that do not share their letters. */
const noise = (length: number): string => randomBytes(length / 2).toString('hex');
const repeat = async (times: number, work: (nth: number) => unknown): Promise<void> => {
  for (let nth = 0; nth < times; nth += 1) await work(nth);
};

const pagesOf = async (keeping: 'page' | 'brief', maxBytes: number) => {
  const store = createPageStore({
    ...{ shared: noSharedPages, purges: createPurges(), isCurrent: () => true, counts: zeroCounts() },
    ...{ maxBytes, priceMaxAge: 60, now: Date.now },
  });
  const site = { origin: 'https://shop.example' } as never;
  await repeat(2_000, async (nth) => {
    const path = `/${nth}${noise(4_000)}`;
    const stored = aStoredPage('', { keeping, brotli: randomBytes(20_000) });
    await store.set(readyPage({ key: `page:${path}`, path, site }, stored, 60));
  });
  expect(store.entries()).toBeLessThanOrEqual(keeping === 'brief' ? BRIEF_PAGES : 2_000);
  expect(store.bytes()).toBeLessThanOrEqual(maxBytes);
  return store;
};

/** Fills each store of a process far beyond its bounds, by the names of the rows in SECURITY.md. */
export const floods: Readonly<Record<string, () => Promise<void>>> = {
  'counts of requests': () =>
    expectAtMost(4 * MEGABYTE, async () => {
      const tally = createTally({ logger });
      await repeat(TALLY.entries * 4, async () => {
        const budget = { name: noise(44), most: 10, windowMs: 60_000 };
        await repeat(15, () => tally.take(budget, noise(36)));
      });
      return tally;
    }),
  'pages in memory': () => expectAtMost(16 * MEGABYTE, () => pagesOf('page', 16 * MEGABYTE)),
  'missing pages and moves': () => expectAtMost(2 * MEGABYTE, () => pagesOf('brief', 16 * MEGABYTE)),
  "provider's answers": () =>
    expectAtMost(KEPT_ANSWERS.bytes, async () => {
      const cache = createKeyValueCache({ use: 'answers', logger });
      await repeat(6_000, () => cache.set(noise(1_000), noise(10_000), 60_000));
      return cache;
    }),
  "provider's answers, opened": () =>
    expectAtMost(OPENED.bytes, async () => {
      const cache = { get: async () => undefined, set: async () => undefined };
      const cached = createCachedReads({ cache, clock: { now: () => 0 }, epoch: () => 0, version: 'one' });
      const read = cached('text', async (_query: { readonly nth: number }) => ok([noise(50_000)]));
      await repeat(600, (nth) => read({ nth }));
      return read;
    }),
  "provider's answers, as known": () =>
    // The body, and what it was read as.
    expectAtMost(ANSWER_CACHE.bytes * 2, async () => {
      const answers = createAnswerCache();
      await repeat(ANSWER_CACHE.entries * 3, (nth) => {
        const question = `ru /${nth >> 1}`;
        const body = JSON.stringify(noise(250_000));
        answers.read(question, undefined, { status: 200, statusText: '', body }, () => ok([JSON.parse(body)]));
      });
      return answers;
    }),
  "provider's texts, cleaned": () =>
    // Two bytes a character at most.
    expectAtMost(CLEAN_TEXT_MAX * 2, async () => {
      const mapping = { pictures: {}, locale: 'ru' } as never;
      await repeat(3_000, () => cachedCleanText(noise(10_000), mapping, () => noise(10_000)));
      return mapping;
    }),
  'parts of pages': () =>
    expectAtMost(16 * MEGABYTE, async () => {
      await repeat(2_000, (nth) => {
        const { parts, putTogether } = collectParts('ru', 'shell', renderToString);
        putTogether(renderToString(parts.place(`${nth}`, <p>{noise(20_000)}</p>)));
      });
      return collectParts;
    }),
  'pages that were sent': () =>
    expectAtMost(SENT_PAGES.bytes, async () => {
      const pages = createSentPages();
      await repeat(SENT_PAGES.entries * 5, (nth) => {
        const address = `/search?q=${nth >> 1}`;
        const text = noise(100_000);
        const content = { status: 200, shell: '/shell.json', data: [text] } as const;
        const page = { kind: 'page', status: 200, noindex: false, tags: () => [], content, html: () => text } as const;
        pages.again(address, page, 'identity');
      });
      return pages;
    }),
  'error pages': () =>
    expectAtMost(40 * 100_000, async () => {
      const html = () => noise(100_000);
      const page = createErrorPage(async () => ({ kind: 'page', status: 404, noindex: true, tags: () => [], html }));
      const site = { origin: 'https://shop.example', vitrina: false } as never;
      await repeat(300, (nth) => page({ status: 400 + nth, url: `/${nth}`, site, shop: {} as never, isAuth: false }));
      return page;
    }),
  'sitemaps and feeds': () =>
    expectAtMost(FINISHED_FILES.bytes, async () => {
      const files = createFinishedFiles({ epoch: () => 0 });
      const text = async function* (length: number) {
        yield noise(length);
      };
      await repeat(60, (nth) => files.prepare(`${nth}`, () => text(2 * MEGABYTE)));
      return files;
    }),
  'encodings of browsers': () =>
    expectAtMost(100 * 100, async () => {
      await repeat(50, () => chooseForm(`br, ${noise(MEGABYTE)}`));
      return chooseForm;
    }),
  'resized pictures on disk': async () => {
    const data = temporaryFolder();
    const folder = createPictureFolder(join(data.path, 'pictures'), MEGABYTE, logger as never);
    await repeat(100, (nth) => folder.keep(`${nth}.webp`, randomBytes(50_000)));
    const left = readdirSync(join(data.path, 'pictures')).map(
      (name) => statSync(join(data.path, 'pictures', name)).size,
    );
    expect(left.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MEGABYTE);
    data.remove();
  },
  'pictures to make later': () =>
    expectAtMost(MEGABYTE, async () => {
      const idle = createIdleWork({ isBusy: () => true, most: 2_000 });
      await repeat(100_000, () => idle.add(noise(100), async () => undefined));
      return idle;
    }),
};
