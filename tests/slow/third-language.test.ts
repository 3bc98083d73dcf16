import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sortOptions } from '#core/catalog/products/index.ts';
import { plant, root } from '#tests/architecture/planted.ts';
import { ask } from '#tests/support/asking.ts';
import { startShop } from '#tests/support/running-shop.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Every text of a dictionary between brackets: words that are shown nowhere but in the language of this test. */
const bracketed = (words: object): object =>
  Object.fromEntries(
    Object.entries(words).map(([key, text]) => [key, typeof text === 'string' ? `⟦${text}⟧` : bracketed(text)]),
  );
const dictionary = (path: string): string => JSON.stringify(bracketed(JSON.parse(read(path))));

/** A table of languages with one more row. */
const withRow = (path: string, row: string): string => read(path).replace('\n} as const satisfies', `${row}$&`);

/** The shop's own sources: the embedded provider is an application beside it, and speaks the languages that it speaks. */
const sources = [
  'core',
  'ui',
  'server',
  ...readdirSync(join(root, 'adapters')).map((name) => `adapters/${name}`),
].filter((path) => path !== 'adapters/provider-sandbox');

const files = readdirSync(join(root, 'ui/i18n/ro')).filter((file) => file.endsWith('.json'));

/** All that makes a language: a row in core's table, one in the pages' table, and its files of words. */
const english = {
  'core/kernel/locale/languages.ts': withRow(
    'core/kernel/locale/languages.ts',
    "\n  en: { iso: 'en-GB', decimalMark: '.', hreflang: 'en-md', name: 'English' },",
  ),
  'ui/i18n/languages.ts': withRow(
    'ui/i18n/languages.ts',
    `
  en: {
    words: () => import('./en/index.ts'),
    font: 'latin',
    home: 'To the home page',
    offer: 'Read in English',
  },`,
  ),
  'ui/i18n/en/index.ts': read('ui/i18n/ro/index.ts'),
  ...Object.fromEntries(files.map((file) => [`ui/i18n/en/${file}`, dictionary(`ui/i18n/ro/${file}`)])),
};

const project = plant({ 'vite.config.ts': read('vite.config.ts'), ...english }, sources);
let shop: Awaited<ReturnType<typeof startShop>> | undefined;
beforeAll(async () => {
  // By its own path: called by its link, Vike does not pre-render.
  const { status, output } = project.run('../vite/bin/vite.js', 'build');
  if (status !== 0) throw new Error(output);
  shop = await startShop({ products: 50, folder: project.folder });
}, 300_000);
afterAll(async () => {
  await shop?.close();
  project.remove();
});

type Page = CheerioAPI;
const page = async (path: string): Promise<Page> => {
  const { status, text } = await ask(origin(), path);
  expect([path, status]).toEqual([path, 200]);
  return load(text);
};
const origin = (): string => shop?.origin ?? '';

/** The address of the first link of a page's content that looks so. */
const linkOf = ($: Page, look: RegExp): string =>
  $('main a')
    .toArray()
    .map((link) => $(link).attr('href') ?? '')
    .find((href) => look.test(href)) ?? `no link like ${look}`;

/** What the provider says on these pages; it does not know the language, and answers in Russian. */
const provided = async (url: string): Promise<string> => {
  const state = { selection: [], price: {}, sort: sortOptions[0], page: 1 };
  const calls: Readonly<Record<string, object>> = {
    'settings/global': {},
    'settings/footer': {},
    'catalog/menu': {},
    'catalog/listing': { category: 'smartphones', state },
    'catalog/product': { url },
  };
  const answers = Object.entries(calls).map(async ([call, input]) => {
    const answer = await ask(
      origin(),
      `/api/${call}?input=${encodeURIComponent(JSON.stringify({ locale: 'ru', ...input }))}`,
    );
    expect([call, answer.status]).toEqual([call, 200]);
    return answer.text;
  });
  return (await Promise.all(answers)).join('');
};
const textsOf = (words: object): string[] =>
  Object.values(words).flatMap((text) => (typeof text === 'string' ? [text] : textsOf(text)));
const russian = new Set(files.flatMap((file) => textsOf(JSON.parse(read(`ui/i18n/ru/${file}`)))));

/** Russian words of the shop's own on a page: in its texts, and in what is read out to those who do not see. */
const russianWords = ($: Page, given: string): (string | undefined)[] =>
  $('title, body *')
    .toArray()
    .flatMap((element) => [$(element).attr('aria-label'), $(element).attr('placeholder'), $(element).text()])
    .filter((text) => text !== undefined && russian.has(text) && !given.includes(text));

const PRODUCT = /^\/en\/product\/[^/]+$/;

describe('a third language, by its rows and its words alone', () => {
  it('LOCALE-1: needs no change elsewhere, as the compiler says', () => {
    expect(project.run('tsc', '-p', 'tsconfig.json')).toEqual({ status: 0, output: '' });
  }, 300_000);

  it('LOCALE-1: is walked from home through a category to a product', async () => {
    const home = await page('/en');
    const category = await page(linkOf(home, /^\/en\/smartphones$/));
    const product = await page(linkOf(category, PRODUCT));
    const given = await provided(linkOf(category, PRODUCT).replace(/.*\//, ''));
    for (const $ of [home, category, product]) {
      expect($('html').attr('lang')).toBe('en');
      expect($('meta[property="og:locale"]').attr('content')).toBe('en_GB');
      expect($('link[rel=preload][as=font]').attr('href')).toMatch(/\/latin\.[\w-]+\.woff2$/);
      expect($('body').text().match(/⟦/g)?.length).toBeGreaterThan(30);
      expect(russianWords($, given)).toEqual([]);
    }
  });

  it('LOCALE-5: is named to search engines, and in the switch of languages', async () => {
    const $ = await page('/ro/smartphones');
    const alternates = $('link[rel=alternate]')
      .toArray()
      .map((link) => [$(link).attr('hreflang'), $(link).attr('href')]);
    expect(alternates).toEqual([
      ['ro-md', `${origin()}/ro/smartphones`],
      ['en-md', `${origin()}/en/smartphones`],
      ['ru-md', `${origin()}/smartphones`],
      ['x-default', `${origin()}/smartphones`],
    ]);
    const offered = $('header a[hreflang]')
      .toArray()
      .map((link) => [$(link).attr('aria-label'), $(link).attr('href')]);
    expect(offered).toEqual([
      ['RU, Русский', '/smartphones'],
      ['RO, Română', '/ro/smartphones'],
      ['EN, English', '/en/smartphones'],
    ]);
    expect((await ask(origin(), '/sitemaps/pages-1.xml')).text).toContain('/en/contacts</loc>');
  });

  it('LOCALE-4: is where the root leads whoever has chosen it', async () => {
    const chosen = { headers: { cookie: 'i18n_redirected=en' } };
    expect(await ask(origin(), '/', chosen)).toMatchObject({ status: 302, headers: { location: '/en' } });
    expect(await ask(origin(), '/en/ru')).toMatchObject({ status: 301, headers: { location: '/en' } });
  });

  it('brings its words to the browser as a part of their own', async () => {
    const $ = await page('/en/career');
    const scripts = $('link[rel=modulepreload]')
      .toArray()
      .map((link) => $(link).attr('href') ?? '');
    const texts = await Promise.all(scripts.map(async (path) => (await ask(origin(), path)).text));
    expect(texts.filter((text) => text.includes('⟦'))).toHaveLength(2);
    expect(texts.filter((text) => text.includes('Корзина'))).toHaveLength(0);
  });
});
