import { styleSheetsOf } from '#tests/support/first-load.ts';
import { byteLimits } from '../limits.ts';
import { paths, productPath } from '../pages.ts';
import type { Group, Line } from '../result.ts';
import { askPage, settledPage } from '../tools/http.ts';
import { withShop } from '../tools/shop.ts';
import { kilobytes } from '../tools/statistics.ts';

const measurePage = async (origin: string, name: 'home' | 'category' | 'product', path: string): Promise<Line[]> => {
  const url = origin + path;
  const raw = (await askPage(url)).body;
  const compressed = (await settledPage(url, 'br')).body.length;
  const sheets = styleSheetsOf(raw.toString());
  const weights = await Promise.all(sheets.map(async (href) => (await askPage(origin + href, 'br')).body.length));
  const elements = raw.toString().match(/<[a-z]/g)?.length ?? 0;
  return [
    {
      what: `HTML of the ${name}, brotli`,
      limit: byteLimits.htmlBrotli[name],
      measured: kilobytes(compressed),
      note: 'as served once its page is kept',
    },
    {
      what: `HTML of the ${name}, raw`,
      limit: byteLimits.htmlRaw,
      measured: kilobytes(raw.length),
      note: `${elements.toLocaleString('en')} elements`,
    },
    { what: `style sheets of the ${name}`, limit: byteLimits.styleSheets, measured: sheets.length },
    {
      what: `style sheets of the ${name}, brotli`,
      limit: byteLimits.styleBrotli,
      measured: kilobytes(weights.reduce((sum, size) => sum + size, 0)),
      note: 'all that it links, as served',
    },
  ];
};

/** What a page's document and styles weigh. */
export const html: Group = {
  name: 'html',
  title: 'HTML and styles',
  measure: () =>
    withShop({}, async ({ origin }) => ({
      lines: [
        ...(await measurePage(origin, 'home', paths.home)),
        ...(await measurePage(origin, 'category', paths.category)),
        ...(await measurePage(origin, 'product', await productPath(origin))),
      ],
    })),
};
