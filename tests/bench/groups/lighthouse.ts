import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort, temporaryFolder } from '#tests/support/running-shop.ts';
import { lighthouseLimits } from '../limits.ts';
import { paths, productPath } from '../pages.ts';
import type { Group, Line } from '../result.ts';
import { launchOptions, phone, withBrowser, withVisitor } from '../tools/browser.ts';
import { openCheckout, storedCart } from '../tools/checkout.ts';
import { withShop } from '../tools/shop.ts';
import { median } from '../tools/statistics.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

interface Visit {
  readonly name: string;
  readonly url: string;
  /** Search engines are asked to leave it out on purpose, which costs it nothing here. */
  readonly unlisted?: boolean;
  /** Runs in the page before its own scripts do. */
  readonly ahead?: { readonly script: (stored: string) => void; readonly stored: string };
}

interface Report {
  readonly scores: Readonly<Record<Category, number>>;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
  /** Audits of the other categories that are not full. */
  readonly faults: readonly string[];
}

/** One report of one page in a Chromium of its own, under Lighthouse's own settings of a phone. */
const report = async ({ url, unlisted, ahead }: Visit): Promise<Report> => {
  const port = await freePort();
  const profile = temporaryFolder();
  const browser = await chromium.launchPersistentContext(profile.path, {
    ...launchOptions,
    args: [...launchOptions.args, `--remote-debugging-port=${port}`],
    viewport: null,
  });
  try {
    if (ahead) await browser.addInitScript(ahead.script, ahead.stored);
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      skipAudits: unlisted ? ['is-crawlable'] : [],
    });
    if (!result) throw new Error(`Lighthouse says nothing of ${url}`);
    const { categories, audits, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    const value = (audit: string): number => audits[audit]?.numericValue ?? Infinity;
    const score = (category: Category): number => Math.round((categories[category]?.score ?? 0) * 100);
    const others = CATEGORIES.filter((category) => category !== 'performance');
    return {
      scores: Object.fromEntries(CATEGORIES.map((category) => [category, score(category)])) as Report['scores'],
      firstPaint: value('first-contentful-paint') / 1000,
      largestPaint: value('largest-contentful-paint') / 1000,
      blocked: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
      faults: others.flatMap((category) =>
        (categories[category]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => id),
      ),
    };
  } finally {
    await browser.close();
    profile.remove();
  }
};

const linesOf = async (visit: Visit, times: number): Promise<Line[]> => {
  const reports: Report[] = [];
  for (let time = 0; time < times; time += 1) reports.push(await report(visit));
  const middle = (value: (report: Report) => number): number => median(reports.map(value));
  const others = CATEGORIES.filter((category) => category !== 'performance');
  const { name } = visit;
  return [
    {
      what: `${name}: performance`,
      limit: lighthouseLimits.performance,
      measured: middle(({ scores }) => scores.performance),
      note: `first paint ${middle(({ firstPaint }) => firstPaint).toFixed(1)} s`,
    },
    {
      what: `${name}: lowest of the other scores`,
      limit: lighthouseLimits.others,
      measured: Math.min(...others.map((category) => middle(({ scores }) => scores[category]))),
      note: [...new Set(reports.flatMap(({ faults }) => faults))].join(', '),
    },
    {
      what: `${name}: largest paint`,
      limit: lighthouseLimits.largestPaint,
      measured: middle(({ largestPaint }) => largestPaint),
    },
    { what: `${name}: blocked`, limit: lighthouseLimits.blocked, measured: middle(({ blocked }) => blocked) },
    {
      what: `${name}: shift`,
      limit: lighthouseLimits.shift,
      // In the thousandths that Lighthouse shows.
      measured: Math.round(middle(({ shift }) => shift) * 1000) / 1000,
    },
  ];
};

/** What Lighthouse says of the pages on a phone; the checkout is a page whose cart is filled and whose checkout opens. */
export const lighthousePages: Group = {
  name: 'lighthouse',
  title: 'Lighthouse, on a phone',
  measure: ({ quick }) =>
    withShop({}, async ({ origin, vitrinaOrigin }) => {
      const product = origin + (await productPath(origin));
      const visits: Visit[] = [
        { name: 'home', url: origin + paths.home },
        { name: 'category', url: origin + paths.category },
        { name: 'product', url: product },
        { name: 'search', url: origin + paths.search, unlisted: true },
        {
          name: 'checkout',
          url: product,
          ahead: { script: openCheckout, stored: await storedCart(product) },
        },
        { name: 'vitrina sign-in', url: vitrinaOrigin + paths.vitrinaSignIn, unlisted: true },
      ];
      // Pictures are resized when they are first asked for; a measured visit finds them ready.
      await withBrowser(async (browser) => {
        for (const { url } of visits) await withVisitor(browser, phone, async (page) => void (await page.goto(url)));
      });
      const lines: Line[] = [];
      for (const visit of visits) lines.push(...(await linesOf(visit, quick ? 1 : 3)));
      return { lines };
    }),
};
