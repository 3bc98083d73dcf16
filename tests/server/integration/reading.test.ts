import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startShop } from '#tests/support/running-shop.ts';

let shop: Awaited<ReturnType<typeof startShop>>;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

const get = (path: string) => fetch(shop.origin + path, { redirect: 'manual' });
const location = (response: Response) => (response.headers.get('location') ?? '').replace(shop.origin, '');
const read = async (path: string) => {
  const response = await get(path);
  expect(response.status, path).toBe(200);
  return load(await response.text());
};
type Document = Awaited<ReturnType<typeof read>>;

const canonicalOf = ($: Document) => $('link[rel=canonical]').attr('href')?.replace(shop.origin, '');
const jsonLdOf = ($: Document, type: string): Record<string, unknown> =>
  $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as Record<string, unknown>)
    .find((block) => block['@type'] === type) ?? {};
const firstHref = ($: Document, start: string) =>
  $(`main a[href^="${start}"]`)
    .toArray()
    .map((link) => $(link).attr('href') ?? '')[0] ?? '';

describe('addresses of what there is to read (ROUTE-6, PAGE-1)', () => {
  it.each([
    ['/newmorning?page=1', '/newmorning'],
    ['/ro/newmorning?page=0', '/ro/newmorning'],
    ['/feedbacks?page=1', '/feedbacks'],
    ['/review?page=0', '/review'],
  ])('%s leads to %s', async (from, to) => {
    const response = await get(from);
    expect([response.status, location(response)]).toEqual([301, to]);
  });

  it.each(['/newmorning/no-such', '/ro/news/post/no-such', '/video-obzori/view?id=no-such'])(
    '%s is not there',
    async (path) => expect((await get(path)).status).toBe(404),
  );

  it.each([
    ['/news', '/newmorning'],
    ['/news/post', '/newmorning'],
    ['/ro/news/post?page=2', '/ro/newmorning?page=2'],
    ['/ro/newmorning?page=2', '/ro/newmorning?page=2'],
    ['/video-obzori', '/review'],
    ['/ro/review', '/ro/review'],
    ['/feedbacks', '/feedbacks'],
  ])('%s is known as %s', async (path, canonical) => {
    const $ = await read(path);
    expect(canonicalOf($)).toBe(canonical);
    expect($('h1')).toHaveLength(1);
  });

  it('a page beyond the last says so and asks not to be found', async () => {
    const $ = await read('/newmorning?page=99');
    expect($('meta[name=robots]').attr('content')).toBe('noindex');
    expect($('main a[href="/newmorning"]').length).toBeGreaterThan(0);
  });
});

describe('what search engines read is what is shown', () => {
  it.each([
    ['/newmorning', '/newmorning/'],
    ['/ro/newmorning', '/ro/newmorning/'],
  ])('of an article of %s', async (list, start) => {
    const href = firstHref(await read(list), start);
    const $ = await read(href.replace('newmorning', 'news/post'));
    expect(canonicalOf($)).toBe(href);
    const article = jsonLdOf($, 'NewsArticle');
    expect(article.headline).toBe($('h1').text());
    expect(article.datePublished).toBe($('main article time').first().attr('datetime'));
    // On the page a number stays with its unit.
    expect($('main').text().replaceAll('\u00A0', ' ')).toContain(article.description);
    const shared = $('meta[property="og:image"]').attr('content') ?? '';
    expect(shared.replace(/_ipx\/[^/]+\//, '')).toBe((article.image as string[])[0]);
    const steps = jsonLdOf($, 'BreadcrumbList').itemListElement as { name: string }[];
    expect(steps.map(({ name }) => name)).toEqual(
      $('main nav ol')
        .first()
        .children()
        .toArray()
        .map((step) => $(step).text()),
    );
  });

  it('of a video, whose player is not there before it is asked for (VIDEO-4)', async () => {
    const href = firstHref(await read('/review'), '/video-obzori/view?id=');
    const $ = await read(href);
    const video = jsonLdOf($, 'VideoObject');
    expect(video.name).toBe($('h1').text());
    expect($('main').text()).toContain(video.description);
    expect($('iframe')).toHaveLength(0);
    expect(canonicalOf($)).toBe(href);
    const policy = (await get(href)).headers.get('content-security-policy');
    // The newest is shown where none is named (VIDEO-5).
    expect(canonicalOf(await read('/video-obzori/view'))).toBe(href);
    expect(policy).toMatch(/frame-src [^;]*https:\/\/www\.youtube-nocookie\.com/);
  });
});

describe('ways to what there is to read', () => {
  it.each([
    ['/', ''],
    ['/ro', '/ro'],
  ])('%s ends with the newest videos and articles (HOME-2)', async (home, prefix) => {
    const $ = await read(home);
    const links = (start: string) =>
      $(`main li a[href^="${prefix}${start}"]`)
        .toArray()
        .map((link) => $(link).attr('href'));
    expect(new Set(links('/video-obzori/view?id=')).size).toBe(3);
    expect(new Set(links('/newmorning/')).size).toBe(4);
    expect($(`main a[href="${prefix}/review"]`)).toHaveLength(1);
    expect($(`main a[href="${prefix}/newmorning"]`)).toHaveLength(1);
  });

  it('links among the operator’s words stay in the language of the page (LOCALE-8)', async () => {
    const leads = async (path: string) => {
      const $ = await read(path);
      return ['/delivery', '/ro/delivery'].map((href) => $(`main p a[href="${href}"]`).length > 0);
    };
    expect(await leads('/terms')).toEqual([true, false]);
    expect(await leads('/ro/terms')).toEqual([false, true]);
  });
});
