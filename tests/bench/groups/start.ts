import { root } from '#tests/architecture/planted.ts';
import { freePort, temporaryFolder } from '#tests/support/running-shop.ts';
import { startLimits } from '../limits.ts';
import { paths } from '../pages.ts';
import type { Group } from '../result.ts';
import { desktop, withBrowser, withVisitor } from '../tools/browser.ts';
import { startProcess } from '../tools/processes.ts';
import { withShop } from '../tools/shop.ts';
import { median } from '../tools/statistics.ts';

/** From the command to the line that says the shop can be visited, s. */
const startOnce = async (dataDir: string): Promise<number> => {
  const env = { PORT: String(await freePort()), DATA_DIR: dataDir };
  const startedAt = performance.now();
  const shop = startProcess({ command: 'npm', args: ['start'], cwd: root, env });
  try {
    await shop.until(() => shop.printed.out.includes('Vitrina:'), 120_000);
    return (performance.now() - startedAt) / 1000;
  } finally {
    await shop.close();
  }
};

interface FirstPage {
  /** Until the last of the pictures that the page asks for unscrolled is there, s. */
  readonly seconds: number;
  readonly pictures: number;
}

/** Visits the home page of a shop that has resized no picture yet. */
const firstPage = async (): Promise<FirstPage> => {
  const data = temporaryFolder();
  try {
    return await withShop({ dataDir: data.path }, ({ origin }) =>
      withBrowser((browser) =>
        withVisitor(browser, desktop, async (page) => {
          await page.goto(origin + paths.home, { waitUntil: 'networkidle', timeout: 120_000 });
          const ends = await page.evaluate(() =>
            performance
              .getEntriesByType('resource')
              .flatMap((entry) =>
                entry instanceof PerformanceResourceTiming && entry.initiatorType === 'img' ? entry.responseEnd : [],
              ),
          );
          if (ends.length === 0) throw new Error('The home page has no pictures');
          return { seconds: Math.max(...ends) / 1000, pictures: ends.length };
        }),
      ),
    );
  } finally {
    data.remove();
  }
};

/** What whoever starts the shop waits for. */
export const start: Group = {
  name: 'start',
  title: 'Starts',
  measure: async ({ quick }) => {
    const times = quick ? 1 : 3;
    const data = temporaryFolder();
    await startOnce(data.path);
    const starts: number[] = [];
    for (let time = 0; time < times; time += 1) starts.push(await startOnce(data.path));
    data.remove();
    const pages: FirstPage[] = [];
    for (let time = 0; time < times; time += 1) pages.push(await firstPage());
    return {
      lines: [
        { what: 'second `npm start`', limit: startLimits.secondStart, measured: median(starts) },
        {
          what: 'home page with its pictures, fresh data folder',
          limit: startLimits.freshPictures,
          measured: median(pages.map(({ seconds }) => seconds)),
          note: `${pages[0]?.pictures} pictures, 1280 px, not scrolled`,
        },
      ],
    };
  },
};
