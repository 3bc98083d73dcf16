import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import type { Build } from '#server/build.ts';
import type { RenderTask } from '#server/render.ts';
import { createRenderer } from '#server/render.ts';
import { documentFrame, documentMarks } from '#ui/renderer/document-frame.ts';
import type { RenderAddress, RenderOutcome } from '#ui/renderer/page-context.ts';

const site = { origin: 'https://shop.md' };
const asked = { kind: 'address', url: '/ro/x?query=069123456', site, shop: {}, isAuth: false } as unknown as RenderTask;
const goOn = () => new AbortController().signal;

const frame = `<html lang="${documentMarks.language}">${documentMarks.head}<link href="/a.css">${documentMarks.body}|${documentMarks.state}<b></b>${documentMarks.scripts}<link rel="modulepreload" href="/assets/c.js"><script src="/assets/a.js" type="module" async></script></body></html>`;
const whole: Extract<RenderOutcome, { kind: 'page' }> = {
  kind: 'page',
  status: 200,
  noindex: false,
  tags: () => ['product:7'],
  write: () => ({
    language: 'ro',
    marks: ['rows'],
    style: '--accent:#112233',
    head: '<title>$& x</title>',
    body: '<h1>x</h1>',
    state: '{}',
    preloads: '<link href="/b.js">',
  }),
};

/** A renderer over a build whose pages are rendered by a function of the test's own. */
const aRenderer = (renderAddress: RenderAddress, dev = false) => {
  const loadBuild = vi.fn<() => Promise<Build>>(async () => ({ frame, renderAddress }));
  const reported: unknown[][] = [];
  const logger = pino({ level: 'silent' });
  const report = (...what: unknown[]) => void reported.push(what);
  const options = { root: '/nowhere', dev, loadBuild, logger, report, keepShell: () => '' };
  return { reported, loadBuild, render: createRenderer(options) };
};

describe('rendering a page', () => {
  it('puts its parts in the frame of the build, which is made once, with the scripts in wait', async () => {
    const { render, loadBuild } = aRenderer(async () => whole);
    const page = await render(asked, goOn());
    expect(page).toMatchObject({ kind: 'page', status: 200, noindex: false });
    expect(page.kind === 'page' && [page.tags(), page.html()]).toEqual([
      ['product:7'],
      '<html lang="ro" data-rows="" style="--accent:#112233"><title>$& x</title><link href="/a.css"><h1>x</h1>|{}<b></b>' +
        '<template id="scripts"><link href="/b.js"><link rel="modulepreload" href="/assets/c.js">' +
        '<script src="/assets/a.js" type="module" async></script></template></body></html>',
    ]);
    await render(asked, goOn());
    expect(loadBuild).toHaveBeenCalledTimes(1);
  });

  it('refuses a frame that lacks one of its placeholders', () => {
    for (const mark of [...Object.values(documentMarks), '</body>'])
      expect(() => documentFrame(frame.replace(mark, ''))).toThrow(mark);
  });

  it('makes the frame for each page in development, and again after it could not be made', async () => {
    const developing = aRenderer(async () => whole, true);
    await developing.render(asked, goOn());
    await developing.render(asked, goOn());
    expect(developing.loadBuild).toHaveBeenCalledTimes(2);
    const { render, loadBuild } = aRenderer(async () => whole);
    loadBuild.mockRejectedValueOnce(new Error('no build'));
    await expect(render(asked, goOn())).rejects.toThrow('no build');
    await expect(render(asked, goOn())).resolves.toMatchObject({ status: 200 });
  });

  it('ERROR-8: reports an error of the rendering, and hands it on', async () => {
    const broken = new Error('broken');
    const fails = (): never => {
      throw broken;
    };
    const loading = aRenderer(async () => fails());
    await expect(loading.render(asked, goOn())).rejects.toBe(broken);
    expect(loading.reported).toEqual([['https://shop.md', broken]]);
    const writing = aRenderer(async () => ({ ...whole, write: fails }));
    const page = await writing.render(asked, goOn());
    expect(() => page.kind === 'page' && page.html()).toThrow(broken);
    expect(writing.reported).toEqual([['https://shop.md', broken]]);
  });

  it('ERROR-8: reports an error of a loader, whose page is the error page', async () => {
    const broken = new Error('broken');
    const { render, reported } = aRenderer(async ({ onLoaderError }) => {
      onLoaderError(broken);
      return { ...whole, status: 500 };
    });
    const page = await render(asked, goOn());
    expect([page.kind === 'page' && page.status, reported]).toEqual([500, [['https://shop.md', broken]]]);
  });

  it('ERROR-8: reports nothing that breaks because nobody waits any more', async () => {
    const { render, reported } = aRenderer(async () => {
      throw new Error('gone');
    });
    await expect(render(asked, AbortSignal.abort())).rejects.toThrow('gone');
    expect(reported).toEqual([]);
  });

  it('ERROR-2: asks for the error page at the address that failed', async () => {
    const renderAddress = vi.fn<RenderAddress>(async () => ({ ...whole, status: 404 }));
    const { render } = aRenderer(renderAddress);
    const url = '/ro/x.pageContext.json';
    await render({ ...asked, kind: 'error', url, status: 404 } as RenderTask, goOn());
    expect(renderAddress.mock.lastCall?.[0]).toMatchObject({ url, failure: { status: 404 } });
  });
});
