import { describe, expect, it } from 'vitest';
import { locales, switchLocale } from '#core/kernel/locale/index.ts';
import { createErrorPage } from '#server/http/error-page.ts';
import type { RenderTask } from '#server/render.ts';

type Asked = Parameters<ReturnType<typeof createErrorPage>>[0];

/** Error pages over a rendering that writes down what it is asked for, and a clock. */
const errorPages = ({ dev = false } = {}) => {
  const tasks: RenderTask[] = [];
  const shop = { now: 0, broken: false };
  const page = createErrorPage(
    async (task) => {
      tasks.push(task);
      if (shop.broken) throw new Error('broken');
      const html = `${tasks.length} ${locales.map((locale) => `<a href="${switchLocale(task.url, locale)}">`).join('')}`;
      return { kind: 'page', status: 200, noindex: true, tags: () => [], html: () => html };
    },
    { dev, now: () => shop.now },
  );
  const show = (url: string, more: Partial<Asked> = {}) => {
    const site = { origin: 'https://shop.md', vitrina: false } as Asked['site'];
    return page({ status: 404, url, site, shop: {} as Asked['shop'], isAuth: false, ...more });
  };
  return { show, tasks, shop };
};

describe('error pages', () => {
  it('CACHE-18: are rendered once in 60 s, and lead each to its own address', async () => {
    const { show, tasks, shop } = errorPages();
    expect(await show('/a')).toBe('1 <a href="/a"><a href="/ro/a">');
    expect(await show('/b/c?x=1&y=2')).toBe('1 <a href="/b/c?x=1&amp;y=2"><a href="/ro/b/c?x=1&amp;y=2">');
    expect(await show('/')).toBe('1 <a href="/"><a href="/ro">');
    shop.now = 59_999;
    expect(await show("/$&?'")).toBe('1 <a href="/$&amp;?%27"><a href="/ro/$&amp;?%27">');
    shop.now = 60_000;
    expect(await show('/a')).toBe('2 <a href="/a"><a href="/ro/a">');
    expect(tasks).toHaveLength(2);
  });

  it('CACHE-18: hold nothing of who is shown them', async () => {
    const { show, tasks } = errorPages();
    await Promise.all(['/secret', '/ro/secret', '/secret/auth'].map((url) => show(url)));
    expect(JSON.stringify(tasks)).not.toContain('secret');
    await show('/a%00secret');
    expect(tasks).toHaveLength(3);
  });

  it('CACHE-18: are others for another status, language, face or frame', async () => {
    const { show, tasks } = errorPages();
    const vitrina = { origin: 'https://vitrina.shop.md', vitrina: true } as Asked['site'];
    const shown = [
      ...[await show('/a'), await show('/ro/a'), await show('/a', { status: 503 })],
      ...[await show('/a', { site: vitrina }), await show('/auth/a')],
    ];
    expect(new Set(shown.map((html) => html[0])).size).toBe(5);
    expect(tasks).toHaveLength(5);
  });

  it.each([
    ['a partner', '/a', { isAuth: true }, false],
    ['a search, whose words stand in the page', '/a?query=x', {}, false],
    ['a developer', '/a', {}, true],
  ])('are rendered each time for %s, at the address itself', async (_who, url, more, dev) => {
    const { show, tasks } = errorPages({ dev });
    await show(url, more);
    await show(url, more);
    expect(tasks.map((task) => task.url)).toEqual([url, url]);
  });

  it('are few, whatever is asked for', async () => {
    const { show, tasks } = errorPages();
    for (let status = 400; status < 450; status += 1) await show('/a', { status });
    await show('/a', { status: 449 });
    expect(tasks).toHaveLength(50);
    await show('/a', { status: 400 });
    expect(tasks).toHaveLength(51);
  });

  it('are tried again after one could not be rendered', async () => {
    const { show, shop } = errorPages();
    shop.broken = true;
    await expect(show('/a')).rejects.toThrow('broken');
    shop.broken = false;
    expect(await show('/a')).toMatch(/^2 /);
  });
});
