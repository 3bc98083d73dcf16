import { load } from 'cheerio';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Locale, locales } from '#core/kernel/locale/index.ts';
import { PLAIN_SHELL, type Shell } from '#core/site/settings/index.ts';
import { headContext, headOf, syncHead } from '#ui/app/current-head.ts';
import type { Head } from '#ui/app/head.ts';
import { organizationJsonLd } from '#ui/features/kernel/seo/organization-json-ld.ts';
import { websiteJsonLd } from '#ui/features/kernel/seo/website-json-ld.ts';
import { languageOf } from '#ui/i18n/context.ts';
import { loadWords } from '#ui/i18n/i18n.ts';
import { searchHead } from '#ui/pages/search/head.ts';
import type { SearchData } from '#ui/pages/search/loader.ts';
import { renderHead } from '#ui/renderer/render-head.ts';
import type { Router } from '#ui/router/router.ts';

const ORIGIN = 'https://shop.md';
const settings: Shell['settings'] = {
  ...PLAIN_SHELL.settings,
  siteName: 'Zori',
  logo: { light: '/media/logo.svg', dark: '' },
  social: { ...PLAIN_SHELL.settings.social, viber: 'viber://chat?number=1', facebook: 'https://facebook.com/zori' },
  phones: { ...PLAIN_SHELL.settings.phones, main: '+37322840100' },
};
const shell: Shell = { ...PLAIN_SHELL, settings };

beforeAll(() => Promise.all(locales.map(loadWords)).then(() => undefined));

const contextIn = (locale: Locale) => headContext({ loaderData: { [locale]: shell } }, languageOf(locale), ORIGIN);

const headFor = (head: Head, address: string, locale: Locale = 'ru') => {
  const html = renderHead(head, contextIn(locale), address);
  const $ = load(`<html><head>${html}</head></html>`);
  return {
    html,
    $,
    meta: (name: string) => $(`meta[name="${name}"],meta[property="${name}"]`).attr('content'),
    canonical: $('link[rel=canonical]').attr('href'),
    alternates: $('link[rel=alternate]')
      .toArray()
      .map((link) => [$(link).attr('hreflang'), $(link).attr('href')]),
  };
};

describe('the head of a page', () => {
  it('LOCALE-5 LOCALE-7: names its canonical address and both languages’ addresses, on its own host', () => {
    const { canonical, alternates, meta } = headFor(
      { title: 'A', canonicalPath: '/x?page=2' },
      '/ro/x?page=2&sort=a',
      'ro',
    );
    expect(canonical).toBe('https://shop.md/ro/x?page=2');
    expect(alternates).toEqual([
      ['ro-md', 'https://shop.md/ro/x?page=2'],
      ['ru-md', 'https://shop.md/x?page=2'],
      ['x-default', 'https://shop.md/x?page=2'],
    ]);
    expect(meta('og:url')).toBe(canonical);
  });

  it('is titled by what a search has found, and owns up to nothing', async () => {
    const title = (totalCount: number, otherwise?: string) => {
      const listing = { totalCount, byCategory: [] } as unknown as SearchData['listing'];
      const data = { text: 'сяоми', listing, ...(otherwise ? { otherwise } : {}) } as SearchData;
      return searchHead(data, contextIn('ru')).title;
    };
    expect(title(3)).toBe('Найдено по запросу «сяоми»');
    expect(title(3, 'xiaomi')).toBe('Показаны результаты для «xiaomi»');
    expect(title(0)).toBe('По запросу «сяоми» ничего не найдено');
  });

  it('ROUTE-5 ROUTE-6: is known by its one address when the page names none', () => {
    expect(headFor({ title: 'A' }, '/news?utm_source=x').canonical).toBe('https://shop.md/newmorning');
    expect(headFor({ title: 'A' }, '/ro/phones/x', 'ro').canonical).toBe('https://shop.md/ro/product/x');
    expect(headFor({ title: 'A' }, '/ro', 'ro').canonical).toBe('https://shop.md/ro');
    expect(headFor({ title: 'A' }, '/').canonical).toBe('https://shop.md/');
  });

  it('always has Open Graph tags with an absolute picture', () => {
    const article = headFor({ title: 'A', description: 'B', image: '/media/a.webp', kind: 'article' }, '/x');
    const reported = ['og:type', 'og:title', 'og:description', 'og:image', 'og:site_name', 'og:locale'].map(
      article.meta,
    );
    expect(reported).toEqual(['article', 'A', 'B', 'https://shop.md/_ipx/f_auto,w_1280/media/a.webp', 'Zori', 'ru_RU']);
    expect(article.meta('og:locale:alternate')).toBe('ro_RO');
    expect(article.meta('twitter:card')).toBe('summary_large_image');
    const plain = headFor({ title: 'Despre noi' }, '/ro/about', 'ro');
    expect(plain.meta('og:type')).toBe('website');
    expect(plain.meta('og:image')).toMatch(/^https:\/\/shop\.md\/.+\.png$/);
    expect(plain.meta('description')).toMatch(/^Despre noi\. /);
    expect(headFor({ title: 'A', image: 'https://cdn.md/a.png' }, '/x').meta('og:image')).toBe('https://cdn.md/a.png');
  });

  it('ROUTE-7: asks search engines away from what is hidden by itself or by its address', () => {
    expect(headFor({ title: 'A' }, '/x').meta('robots')).toBeUndefined();
    expect(headFor({ title: 'A', noindex: true }, '/x').meta('robots')).toBe('noindex');
    for (const address of ['/ro/compare', '/x?q=a+b', '/x%20y', '/x?a=b%20c'])
      expect(headFor({ title: 'A' }, address).meta('robots'), address).toBe('noindex');
  });

  it('lets no text of a page out of the place where it stands', () => {
    const hostile = '"></title><script>alert(1)</script>\u2028\u2029<!--';
    const { $, html, meta } = headFor(
      { title: hostile, description: hostile, image: `/${hostile}`, jsonLd: [{ name: hostile }] },
      `/x?${hostile}`,
    );
    expect($('title').text()).toBe(hostile);
    expect(meta('og:title')).toBe(hostile);
    expect($('script:not([src])')).toHaveLength(1);
    const block = $('script:not([src])').html() ?? '';
    expect(block).not.toMatch(/[<\u2028\u2029]/u);
    expect(JSON.parse(block)).toEqual({ name: hostile });
    expect(html).not.toContain('<script>');
  });

  it('ERROR-2: of a page that is not there has its own words and no address', () => {
    const lost = { status: 404, statusText: '', internal: false, data: null };
    const context = contextIn('ro');
    const shown = { matches: [], loaderData: {}, errors: { 'ro.pages': lost } };
    const { $, canonical, alternates, meta } = headFor(headOf(shown, context), '/ro/nowhere', 'ro');
    expect($('title').text()).toBe(context.language.t('error.missing'));
    expect([canonical, alternates, meta('robots'), meta('og:url')]).toEqual([undefined, [], 'noindex', undefined]);
    const broken = headOf({ ...shown, errors: { 'ro.pages': new Error('x') } }, context);
    expect(broken.title).toBe(context.language.t('error.title'));
  });

  it('is the page’s own when there is one', () => {
    const route = { id: 'ru:x', handle: { head: (data: unknown) => ({ title: `Of ${String(data)}` }) } };
    const shown = { matches: [{ route: { id: 'ru' } }, { route }], loaderData: { 'ru:x': 5 }, errors: null };
    expect(headOf(shown, contextIn('ru'))).toEqual({ title: 'Of 5' });
  });
});

describe('the head after a navigation in the browser', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A document's head as far as it is written, and a router that says where it is. */
  const aBrowserAt = (pathname: string) => {
    const written: Map<string, string>[] = [];
    const page = {
      title: 'before',
      documentElement: { lang: '' },
      head: {
        querySelectorAll: () => [{ remove: () => written.splice(0) }],
        append: (...elements: Map<string, string>[]) => void written.push(...elements),
      },
      createElement: (name: string) => {
        const element = new Map([['name', name]]);
        return Object.assign(element, { setAttribute: (key: string, value: string) => element.set(key, value) });
      },
    };
    vi.stubGlobal('document', page);
    const reported: unknown[] = [];
    let announce: (state: object) => void = () => undefined;
    const loaderData = { ru: shell, ro: shell };
    const router = {
      state: { page: { location: { pathname, search: '' }, loaderData } },
      subscribe: (listener: typeof announce) => {
        announce = listener;
      },
    };
    const site = { origin: ORIGIN, shopOrigin: ORIGIN, vitrina: false, services: {} };
    const sayFailed = syncHead(router as unknown as Router, site, (error) => reported.push(error));
    const goTo = (to: string, head: () => Head) => {
      const location = { pathname: to, search: '' };
      const matches = [{ route: { id: 'ro:x', handle: { head } } }];
      const shown = { location, loaderData, matches, errors: null };
      router.state = { page: shown };
      announce({ page: shown });
    };
    const of = (rel: string) => written.filter((tag) => tag.get('rel') === rel).map((tag) => tag.get('href'));
    const robots = () => written.find((tag) => tag.get('name') === 'robots')?.get('content');
    return { page, reported, goTo, sayFailed, of, robots };
  };

  it('LOCALE-5: is the new page’s, in its language, with links to both', async () => {
    const { page, goTo, of, robots } = aBrowserAt('/x');
    goTo('/ro/y', () => ({ title: 'Y' }));
    expect([page.title, page.documentElement.lang]).toEqual(['Y', 'ro']);
    await vi.waitFor(() => expect(of('canonical')).toEqual(['https://shop.md/ro/y']));
    expect(of('alternate')).toEqual(['https://shop.md/ro/y', 'https://shop.md/y', 'https://shop.md/y']);
    expect(robots()).toBeUndefined();
  });

  it('ERROR-2: is the error page’s once the page shown has failed, until the next one', async () => {
    const { page, goTo, sayFailed, of, robots } = aBrowserAt('/x');
    goTo('/ro/y', () => ({ title: 'Y' }));
    sayFailed();
    await vi.waitFor(() => expect([page.title, of('canonical'), robots()]).toEqual(['Eroare', [], 'noindex']));
    goTo('/y', () => ({ title: 'passed by' }));
    goTo('/z', () => ({ title: 'Z' }));
    await vi.waitFor(() => expect([page.title, of('canonical')]).toEqual(['Z', ['https://shop.md/z']]));
    expect(robots()).toBeUndefined();
  });

  it('ERROR-8: that throws is reported and does not block the navigation', () => {
    const { page, reported, goTo } = aBrowserAt('/x');
    const broken = new Error('no title');
    const head = () => {
      throw broken;
    };
    expect(() => goTo('/y', head)).not.toThrow();
    expect([page.title, reported]).toEqual(['Ошибка', [broken]]);
  });
});

describe('what search engines are given of the shop', () => {
  it('is its search in the page’s language', () => {
    expect(websiteJsonLd(contextIn('ro'))).toMatchObject({
      '@type': 'WebSite',
      name: 'Zori',
      url: 'https://shop.md/ro',
      potentialAction: { target: { urlTemplate: 'https://shop.md/ro/search?query={search_term_string}' } },
    });
  });

  it('is the organization, with its set fields and page addresses only', () => {
    expect(organizationJsonLd(contextIn('ru'))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Zori',
      url: 'https://shop.md/',
      logo: 'https://shop.md/media/logo.svg',
      telephone: '+37322840100',
      sameAs: ['https://facebook.com/zori'],
    });
  });
});
