import type { Browser } from '@playwright/test';
import { firstScripts } from '#tests/support/first-load.ts';
import { byteLimits } from '../limits.ts';
import { paths, productPath } from '../pages.ts';
import type { Group, Line } from '../result.ts';
import { alive, phone, withBrowser, withVisitor } from '../tools/browser.ts';
import { askPage } from '../tools/http.ts';
import { withShop } from '../tools/shop.ts';
import { slowDown } from '../tools/slow-phone.ts';
import { kilobytes } from '../tools/statistics.ts';

/** Pages that are gone to from the home page. */
const nextPages = ['/search?query=samsung', '/compare', '/favorites', '/newmorning', '/contacts', '/delivery'];

const weigh = async (scripts: Iterable<string>): Promise<number> => {
  const sizes = await Promise.all([...scripts].map(async (url) => (await askPage(url, 'br')).body.length));
  return kilobytes(sizes.reduce((sum, size) => sum + size, 0));
};

const scriptsOf = (browser: Browser, url: string): Promise<readonly string[]> =>
  withVisitor(browser, phone, (page) => firstScripts(page, url));

interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly args?: { readonly data?: { readonly url?: string; readonly isOutermostMainFrame?: boolean } };
}

/**
 * Scripts that ran before the largest paint on a slow phone: classic ones by themselves; once a module has run, all that
 * had come by then.
 */
const earlyScripts = (browser: Browser, url: string): Promise<readonly string[]> =>
  withVisitor(browser, phone, async (page) => {
    await slowDown(page, 'slow 4G');
    await browser.startTracing(page, { categories: ['devtools.timeline', 'loading', 'v8', 'blink.user_timing'] });
    await page.goto(url);
    await alive(page);
    const came = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
        .map((entry) => ({
          name: entry.name,
          end: entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0,
        })),
    );
    const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
    const began = trace.traceEvents.find(({ name, args }) => name === 'navigationStart' && args?.data)?.ts ?? 0;
    const painted = trace.traceEvents
      .filter(({ name, args }) => name === 'largestContentfulPaint::Candidate' && args?.data?.isOutermostMainFrame)
      .reduce((latest, { ts }) => Math.max(latest, ts), 0);
    if (painted === 0) throw new Error(`${url} was not painted`);
    const ranEarly = trace.traceEvents.filter(({ ts }) => ts < painted);
    const classic = ranEarly.flatMap(({ name, args }) => (name === 'EvaluateScript' ? (args?.data?.url ?? []) : []));
    const modules = ranEarly.some(({ name }) => name === 'v8.evaluateModule')
      ? came.flatMap(({ name, end }) => (end < (painted - began) / 1000 ? name : []))
      : [];
    return [...new Set([...classic.filter((script) => script.endsWith('.js')), ...modules])];
  });

/** How much JavaScript pages fetch and run. */
export const scripts: Group = {
  name: 'scripts',
  title: 'JavaScript, brotli as served',
  measure: () =>
    withShop({}, async ({ origin }) =>
      withBrowser(async (browser) => {
        const pages = { home: paths.home, category: paths.category, product: await productPath(origin) };
        const lines: Line[] = [];
        for (const [name, path] of Object.entries(pages)) {
          const first = await scriptsOf(browser, origin + path);
          const note = `${first.length} files`;
          const what = `until the ${name} is alive`;
          lines.push({ what, limit: byteLimits.firstScripts, measured: await weigh(first), note });
        }
        for (const [name, path] of Object.entries(pages)) {
          const early = await earlyScripts(browser, origin + path);
          const what = `run before the largest paint of the ${name}`;
          lines.push({ what, limit: byteLimits.earlyScripts, measured: await weigh(early), note: 'slow phone' });
        }
        const known = new Set(await scriptsOf(browser, origin + paths.home));
        const next: { path: string; size: number }[] = [];
        for (const path of [pages.category, pages.product, ...nextPages]) {
          const needed = await scriptsOf(browser, origin + path);
          next.push({ path, size: await weigh(needed.filter((script) => !known.has(script))) });
        }
        lines.push({
          what: 'the heaviest next page after the home page',
          limit: byteLimits.nextScripts,
          measured: Math.max(...next.map(({ size }) => size)),
          note: next.map(({ path, size }) => `${path.split('?')[0]} ${size.toFixed(1)}`).join(', '),
        });
        return { lines };
      }),
    ),
};
