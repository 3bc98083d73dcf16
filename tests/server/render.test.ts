import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RenderTask } from '#server/render.ts';
import { createRenderer } from '#server/render.ts';
import type { RenderInput } from '#ui/renderer/page-context.ts';

interface VikeInit {
  readonly urlOriginal: string;
  readonly input: RenderInput;
}

const vike = vi.hoisted(() => ({ renderPage: vi.fn<(init: VikeInit) => Promise<object>>() }));
vi.mock('vike/server', () => vike);
afterEach(() => vike.renderPage.mockReset());

const site = { origin: 'https://shop.md' };
const asked = { kind: 'address', url: '/ro/x?query=069123456', site, shop: {}, isAuth: false } as unknown as RenderTask;

const aRenderer = () => {
  const reported: unknown[][] = [];
  const logger = pino({ level: 'silent' });
  const report = (...what: unknown[]) => void reported.push(what);
  return { reported, render: createRenderer({ root: '/nowhere', dev: true, logger, report }) };
};

describe('rendering a page', () => {
  it('ERROR-8: reports an error of the rendering, and hands it on', async () => {
    const { render, reported } = aRenderer();
    const broken = new Error('broken');
    vike.renderPage.mockResolvedValue({ errorWhileRendering: broken });
    await expect(render(asked, new AbortController().signal)).rejects.toBe(broken);
    expect(reported).toEqual([['https://shop.md', broken]]);
  });

  it('ERROR-8: reports an error of a loader, whose page is the error page', async () => {
    const { render, reported } = aRenderer();
    const broken = new Error('broken');
    vike.renderPage.mockImplementation(async ({ input }) => {
      input.onLoaderError(broken);
      const outcome = { kind: 'page', status: 500, noindex: true };
      return { outcome, httpResponse: { getBody: async () => '<h1>500</h1>' } };
    });
    const page = await render(asked, new AbortController().signal);
    expect([page.status, reported]).toEqual([500, [['https://shop.md', broken]]]);
  });

  it('ERROR-8: reports nothing that breaks because nobody waits any more', async () => {
    const { render, reported } = aRenderer();
    vike.renderPage.mockResolvedValue({ errorWhileRendering: new Error('gone') });
    await expect(render(asked, AbortSignal.abort())).rejects.toThrow('gone');
    expect(reported).toEqual([]);
  });

  it('ERROR-2: asks for the error page at the address that failed, which Vike itself never sees', async () => {
    const { render } = aRenderer();
    const outcome = { kind: 'page', status: 404, noindex: true };
    vike.renderPage.mockResolvedValue({ outcome, httpResponse: { getBody: async () => '' } });
    const url = '/ro/x.pageContext.json';
    await render({ ...asked, kind: 'error', url, status: 404 } as RenderTask, new AbortController().signal);
    expect(vike.renderPage.mock.lastCall?.[0]).toMatchObject({
      urlOriginal: '/',
      input: { url, failure: { status: 404 } },
    });
  });

  it('ERROR-2: is 404 where Vike has no page for what is asked', async () => {
    const { render, reported } = aRenderer();
    vike.renderPage.mockResolvedValue({ httpResponse: { statusCode: 404 } });
    await expect(render(asked, new AbortController().signal)).rejects.toMatchObject({ status: 404 });
    expect(reported).toEqual([]);
  });
});
