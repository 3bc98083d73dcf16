import { zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createSentPages } from '#server/http/sent-pages.ts';
import type { Rendered } from '#server/render.ts';

type Page = Extract<Rendered, { kind: 'page' }>;

/** Pages whose renderings are counted. */
const rendering = () => {
  const made = { count: 0 };
  const page = (data: unknown, more: Partial<Page> = {}): Page => ({
    kind: 'page',
    status: 200,
    noindex: false,
    tags: () => [],
    content: { status: 200, shell: '/shell.json', data },
    html: () => {
      made.count += 1;
      return `<p>${made.count}</p>`;
    },
    ...more,
  });
  return { made, page };
};
const textOf = ({ body }: { readonly body: Uint8Array }): string => Buffer.from(body).toString();

describe('pages that no cache keeps', () => {
  it('CACHE-19: go out again as they were while they are made of the same, and are rendered anew when it changes', () => {
    const { again } = createSentPages();
    const { page } = rendering();
    const show = (data: unknown) => textOf(again('/a?page=2', page(data), 'identity'));
    expect(show({ price: [1, 2] })).toBe('<p>1</p>');
    // What is asked for once is not kept.
    expect(show({ price: [1, 2] })).toBe('<p>2</p>');
    expect(show({ price: [1, 2] })).toBe('<p>2</p>');
    expect(show({ price: [1, 3] })).toBe('<p>3</p>');
    expect(show({ price: [1, 2] })).toBe('<p>4</p>');
  });

  it('CACHE-19: are others at another address, in another form, within another shell and with another status', () => {
    const { again } = createSentPages();
    const { page, made } = rendering();
    again('/a?page=2', page(1), 'identity');
    again('/a?page=2', page(1), 'identity');
    again('/a?page=3', page(1), 'identity');
    expect(zstdDecompressSync(again('/a?page=2', page(1), 'zstd').body).toString()).toBe('<p>4</p>');
    again('/a?page=2', page(1, { content: { status: 200, shell: '/new.json', data: 1 } }), 'identity');
    again('/a?page=2', page(1, { content: { status: 404, shell: '/new.json', data: 1 } }), 'identity');
    expect(made.count).toBe(6);
  });

  it('CACHE-19: are rendered each time when they are a partner’s, which have no content', () => {
    const { again } = createSentPages();
    const { page, made } = rendering();
    again('/a', page(1, { content: undefined }), 'identity');
    again('/a', page(1, { content: undefined }), 'identity');
    expect(made.count).toBe(2);
  });

  it('are forgotten, the oldest first, when they are too many', () => {
    const { again } = createSentPages();
    const { page, made } = rendering();
    for (let place = 0; place <= 200; place += 1)
      for (const time of [1, 2]) again(`/a?page=${place}`, page(time), 'identity');
    again('/a?page=200', page(2), 'identity');
    expect(made.count).toBe(402);
    again('/a?page=0', page(2), 'identity');
    expect(made.count).toBe(403);
  });
});
