import { describe, expect, it } from 'vitest';
import type { Transport } from '#adapters/provider-http/ask.ts';
import { createHttpNewsRoom } from '#adapters/provider-http/calls/news.ts';
import { createHttpTestimonials } from '#adapters/provider-http/calls/testimonials.ts';
import { createHttpVideoReviews } from '#adapters/provider-http/calls/videos.ts';
import { againstMisbehavingServer } from './against-server.ts';
import { json, type MisbehavingServer } from './misbehaving-server.ts';
import { aWireProduct } from './wire-product.ts';

let server: MisbehavingServer;
let transport: Transport;
againstMisbehavingServer((opened, way) => {
  server = opened;
  transport = way;
});

const ru = { locale: 'ru' } as const;
const paging = { pages: 3, current_page: 2, totalCount: 14 };
const article = { url: 'a', title: 'A', lead: null, img: '/media/a.webp', published_at: '2026-10-29T07:30:00.000Z' };
const asArticle = { url: 'a', title: 'A', lead: '', image: '/media/a.webp', publishedAt: article.published_at };

describe('HttpNewsRoom', () => {
  it('NEWS-2: asks for six a page', async () => {
    server.answer = json({ results: [article], ...paging, seo_info: { title: 'News', description: null } });
    const page = await createHttpNewsRoom({ transport }).page({ page: 2, ...ru });
    expect(server.seen[0]?.url).toBe('/general/news?page=2&per_page=6');
    expect(page).toMatchObject({ value: { articles: [asArticle], totalCount: 14, seo: { title: 'News' } } });
  });

  it('NEWS-3: asks for the four most read', async () => {
    server.answer = json({ results: [article], ...paging });
    const read = await createHttpNewsRoom({ transport }).mostRead(ru);
    expect(server.seen[0]?.url).toBe('/general/news?page=1&per_page=4&order=popular');
    expect(read).toEqual({ ok: true, value: [asArticle] });
  });

  it('cleans an article and has none for 404', async () => {
    const html = '<p onclick="x()">Text</p><script>x()</script>';
    server.answer = json({ article: { ...article, html }, recommended: [article], seo_info: null });
    const news = createHttpNewsRoom({ transport });
    expect(await news.article({ url: 'a', ...ru })).toEqual({
      ok: true,
      value: { article: { ...asArticle, html: '<p>Text</p>' }, recommended: [asArticle], seo: {} },
    });
    server.answer = json({ message: 'none' }, 404);
    expect(await news.article({ url: 'b', ...ru })).toMatchObject({ error: { code: 'not_found', status: 404 } });
  });
});

describe('HttpVideoReviews', () => {
  const video = {
    videoId: 7,
    title: 'V',
    youtube_id: 'dQw4w9WgXcQ',
    duration: 612,
    published_at: '2026-10-26',
    product: aWireProduct(),
  };
  const unsafe = { ...video, videoId: 8, youtube_id: '../../evil' };

  it('VIDEO-1: leaves out what cannot be played', async () => {
    server.answer = json({ results: [video, unsafe], ...paging });
    const page = await createHttpVideoReviews({ transport }).page({ page: 1, ...ru });
    expect(server.seen[0]?.url).toBe('/general/video_reviews?page=1&per_page=9');
    expect(page).toMatchObject({
      value: { videos: [{ videoId: '7', seconds: 612, description: '', image: '', product: { promoDiscount: 0 } }] },
    });
    expect(page.ok && page.value.videos).toHaveLength(1);
  });

  it('VIDEO-1: has no page for it either', async () => {
    const videos = createHttpVideoReviews({ transport });
    server.answer = json({ video: { ...video, product: null } });
    const one = await videos.one({ videoId: '7', ...ru });
    expect(one).toMatchObject({ value: { video: { videoId: '7', youtubeId: 'dQw4w9WgXcQ' }, seo: {} } });
    expect(one.ok && 'product' in one.value.video).toBe(false);
    server.answer = json({ video: unsafe });
    expect(await videos.one({ videoId: '8', ...ru })).toMatchObject({ error: { code: 'not_found' } });
  });
});

describe('HttpTestimonials', () => {
  const testimonial = { testimonialId: 1, author: 'Ana', rating: 4, text: 'Bine', created_at: '2026-10-01' };

  it('TESTIMONIAL-2: counts stars only when all of them are reported', async () => {
    server.answer = json({ results: [{ ...testimonial, language: 'xx' }], ...paging });
    const desk = createHttpTestimonials({ transport });
    const plain = await desk.page({ page: 2, ...ru });
    expect(server.seen[0]?.url).toBe('/general/testimonials?page=2&per_page=12');
    expect(plain).toEqual({
      ok: true,
      value: {
        testimonials: [
          { testimonialId: '1', author: 'Ana', locality: '', rating: 4, text: 'Bine', createdAt: '2026-10-01' },
        ],
        totalCount: 14,
        counts: {},
        seo: {},
      },
    });
    const distribution = [
      { rating: 5, count: 10 },
      { rating: 4, count: 4 },
    ];
    server.answer = json({ results: [{ ...testimonial, language: 'ro' }], ...paging, distribution });
    expect(await desk.page({ page: 1, ...ru })).toMatchObject({
      value: { testimonials: [{ language: 'ro' }], counts: { 5: 10, 4: 4 } },
    });
  });
});
