import { RouterContextProvider } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import { err, failure, notFound, ok } from '#core/kernel/shared/index.ts';
import type { Shop } from '#core/shop.ts';
import { PLAIN_SHELL } from '#core/site/settings/index.ts';
import { shopContext } from '#ui/app/loading.ts';
import { languageOf } from '#ui/i18n/context.ts';
import { loadWords } from '#ui/i18n/i18n.ts';
import { type AboutData, load as loadAbout } from '#ui/pages/about/loader.ts';
import { handle } from '#ui/pages/about/page.tsx';

beforeAll(() => loadWords('ro'));

const words = { title: 'Despre magazin', lead: '', html: '<p>x</p>', faq: [], seo: {} };

const loadWith = async (page: Shop['content']['page']): Promise<AboutData> => {
  const context = new RouterContextProvider();
  context.set(shopContext, { content: { page } } as Shop);
  return loadAbout({ request: new Request('https://shop.md/ro/about'), params: {}, context } as never);
};
const titleOf = (data: AboutData) =>
  handle.head(data, { language: languageOf('ro'), shell: PLAIN_SHELL, origin: 'https://shop.md' }).title;

it('CONTENT-6: the about page shows the operator’s text', async () => {
  const data = await loadWith(async (query) =>
    query.page === 'about' && query.locale === 'ro' ? ok(words) : err(notFound('x')),
  );
  expect(data).toEqual({ page: words });
  expect(titleOf(data)).toBe('Despre magazin');
});

it.each([failure('http', 'http_500', 'x', { status: 503 }), failure('timeout', 'timeout', 'x'), notFound('x')])(
  'CONTENT-6: the about page stands without it ($code)',
  async (trouble) => {
    const data = await loadWith(async () => err(trouble));
    expect(data).toEqual({});
    expect(titleOf(data)).toContain('Despre noi');
  },
);
