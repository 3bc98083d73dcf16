import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categories } from '#adapters/provider-sandbox/catalogue/categories.ts';
import type { SeedCategory } from '#adapters/provider-sandbox/catalogue/model.ts';
import { products } from '#adapters/provider-sandbox/catalogue/products.ts';
import type { Answer } from '#adapters/provider-sandbox/http/wire.ts';
import { content } from '#tests/adapters/provider-sandbox/shop-content.ts';
import { openProvider, type TestProvider } from './support.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await openProvider();
}, 60_000);
afterAll(() => provider.destroy());

const article = async (slug: string, lang = 'ru', from = provider) =>
  (await from.get<Answer<'newsArticle'>>(`/general/news/${slug}`, { lang })).json.article.html;

/** Pages that are not categories or products. */
const PAGES = new Set(['trade-in', 'contacts', 'service', 'delivery', 'favorites', 'special-offers']);

function* categoriesOf(nodes: readonly SeedCategory[]): Generator<string> {
  for (const { url, children } of nodes) {
    yield url;
    yield* categoriesOf(children);
  }
}

const slugs = content.news.map(({ slug }) => slug);
const sold = new Map([...products()].map((product) => [product.url, product]));

describe('an article', () => {
  it.each(slugs)('%s names products by their titles, in both languages', async (slug) => {
    for (const lang of ['ru', 'ro'] as const) {
      const links = [...(await article(slug, lang)).matchAll(/<a href="\/product\/([\w-]+)">([^<]+)<\/a>/g)];
      // A link may use part of a model's name, but never another model.
      for (const [, url = '', words = ''] of links) {
        expect(sold.get(url)?.model.title[lang], words).toContain(words.split(' ').at(-1));
        expect(
          sold.get(url)?.stock.some(({ quantity }) => quantity > 0),
          url,
        ).toBe(true);
      }
    }
  });

  it.each(slugs)('%s links to what it writes about, in both languages', async (slug) => {
    const known = new Set([...categoriesOf(categories()), ...PAGES]);
    const linksIn = async (lang: string) =>
      [...(await article(slug, lang)).matchAll(/<a href="([^"]+)">/g)].map(([, href = '']) => href);
    const links = await linksIn('ru');
    expect(links).not.toEqual([]);
    expect((await linksIn('ro')).toSorted()).toEqual(links.toSorted());
    const pages = links.filter((href) => !href.startsWith('/product/')).map((href) => href.slice(1));
    expect(pages.filter((page) => !known.has(page))).toEqual([]);
  });

  it('about robot vacuums answers the five questions of its title under five headings', async () => {
    const questions = {
      ru: ['Есть ли пороги?', 'Какие ковры?', 'Есть ли животные?', 'Куда встанет станция?', 'Нужна ли горячая вода?'],
      ro: [
        'Aveți praguri?',
        'Ce covoare aveți?',
        'Aveți animale?',
        'Unde va sta stația?',
        'Aveți nevoie de apă fierbinte?',
      ],
    };
    for (const lang of ['ru', 'ro'] as const) {
      const html = await article('kak-vybrat-robot-pylesos', lang);
      const heads = [...html.matchAll(/<h2>(\d\..+?)<\/h2><p>/g)].map(([, head]) => head);
      expect(heads).toEqual(questions[lang].map((question, at) => `${at + 1}. ${question}`));
    }
  });

  it.each(slugs)('%s has headings when it is long, the same in both languages', async (slug) => {
    const [ru, ro] = [await article(slug, 'ru'), await article(slug, 'ro')];
    const shape = (html: string) => [...html.matchAll(/<(h2|p)>/g)].map(([, tag]) => tag).join(' ');
    expect(shape(ro)).toBe(shape(ru));
    for (const html of [ru, ro]) {
      for (const [, head = ''] of html.matchAll(/<h2>(.*?)<\/h2>/g)) expect(head).toMatch(/^[^<>]+$/);
      for (const section of html.split('<h2>')) expect(section.split('<p>').length - 1).toBeLessThanOrEqual(4);
    }
  });

  it('about robot vacuums names robots and links to each', async () => {
    const html = await article('kak-vybrat-robot-pylesos');
    expect(html).toContain('<a href="/robot-vacuums">');
    const named = [...html.matchAll(/\/product\/([\w-]+)"/g)].map(([, url = '']) => url);
    expect(named.length).toBeGreaterThanOrEqual(2);
    const robots = [...products()].filter(({ categoryPath }) => categoryPath.includes('robot-vacuums'));
    expect(named.filter((url) => !robots.some((robot) => robot.url === url))).toEqual([]);
  });

  it("keeps a product's name without a link when the shop does not sell it", async () => {
    const small = await openProvider({ products: 20, reset: true });
    try {
      const html = await article('xiaomi-17-v-moldove', 'ru', small);
      expect(html).toContain('Xiaomi 17');
      expect(html).not.toContain('<a ');
    } finally {
      await small.destroy();
    }
  });
});
