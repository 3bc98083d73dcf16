import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '#adapters/provider-sandbox/http/wire.ts';
import { noBreaks } from '#adapters/provider-sandbox/routes/no-breaks.ts';
import { openProvider, type TestProvider } from './support.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await openProvider();
}, 60_000);
afterAll(() => provider.destroy());

const HANGING = {
  ru: /(?<![\p{L}-])(?:в|с|к|о|у|и|на|от|до|из|за|по) /iu,
  ro: /(?<![\p{L}-])(?:cu|de|la|în|pe|și) /iu,
};
const BROKEN = /\d (?:000|MDL)/;

/** All titles, subtitles and leads in an answer. */
function* headlinesIn(value: unknown): Generator<string> {
  if (value === null || typeof value !== 'object') return;
  for (const [key, inner] of Object.entries(value)) {
    if (['products', 'product', 'items', 'seo_info'].includes(key)) continue;
    if (['title', 'subtitle', 'lead'].includes(key) && typeof inner === 'string') yield inner;
    yield* headlinesIn(inner);
  }
}

describe('no-break spaces', () => {
  it('join a short word with the next one, and a number with its unit', () => {
    const spaced = (ru: string, ro: string) =>
      (['ru', 'ro'] as const).map((locale) => noBreaks({ ru, ro }, locale).replaceAll('\u00a0', '_'));
    expect(spaced('Скидка 200 MDL на заказ от 2 000 MDL', 'Reducere de 200 MDL la comenzi de la 2 000 MDL')).toEqual([
      'Скидка 200_MDL на_заказ от_2_000_MDL',
      'Reducere de_200_MDL la_comenzi de_la_2_000_MDL',
    ]);
    expect(spaced('Телефоны и часы в RTX 50 с Wi-Fi 7', 'Ceasuri și telefoane')).toEqual([
      'Телефоны и_часы в_RTX 50 с_Wi-Fi 7',
      'Ceasuri și_telefoane',
    ]);
    expect(spaced('Дом, тёмно-синий', 'Într-o seară')).toEqual(['Дом, тёмно-синий', 'Într-o seară']);
  });

  it.each(['ru', 'ro'] as const)('of banners, promotions, landings and the gift is set so in %s', async (lang) => {
    const landings = (await provider.get<Answer<'landings'>>('/settings/landings', { lang })).json.results;
    const paths = [
      '/settings/gift_map_service',
      '/general/sliders',
      '/general/promotions',
      '/settings/landings',
      ...landings.map(({ slug }) => `/settings/landing/${slug}`),
    ];
    const shown: string[] = [];
    for (const path of paths) shown.push(...headlinesIn((await provider.get(path, { lang })).json));
    expect(shown.length).toBeGreaterThan(40);
    expect(shown.filter((text) => HANGING[lang].test(text) || BROKEN.test(text))).toEqual([]);
  });
});
