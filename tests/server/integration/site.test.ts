import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partsOf } from '#core/site/offline/index.ts';
import { ask, signIn, vitrinaHost } from '#tests/support/asking.ts';
import { spawnShop, startShop } from '#tests/support/running-shop.ts';

let shop: Awaited<ReturnType<typeof startShop>>;
beforeAll(async () => {
  shop = await startShop({ products: 50 });
});
afterAll(() => shop.close());

/** Runs the operator's command beside the shop; gives how it ended and what it said. */
const command = async (...words: string[]) => {
  const env = { DATA_DIR: shop.dataDir, PROVIDER_URL: shop.provider.origin };
  const { child, printed } = spawnShop(env, ['server/commands/main.ts', ...words]);
  const [code] = (await once(child, 'close')) as [number];
  return { code, said: printed.out.trim(), complained: printed.err.trim() };
};
const movedTo = async (path: string) => {
  const { status, headers } = await ask(shop.origin, path);
  return [status, headers.location];
};

/** Every instance hears of a change within this time (rule CACHE-11); what carries it out takes a little, too. */
const A_SECOND = { timeout: 1_500 };

describe('moved paths', () => {
  it('REDIRECT-2: are followed by a running shop within a second after they are added, with their query, and no longer when removed', async () => {
    expect((await ask(shop.origin, '/vechi/telefon')).status).toBe(404);
    const added = await command('redirects', 'add', '/vechi/telefon', '/smartphones?sort=name%2B');
    expect(added).toEqual({ code: 0, said: 'added: /vechi/telefon → /smartphones?sort=name%2B', complained: '' });
    expect(await movedTo('/vechi/telefon?utm_source=x')).toEqual([301, '/smartphones?sort=name%2B&utm_source=x']);
    // That there is no such page was kept by the page cache, which hears of the change.
    await expect.poll(() => movedTo('/vechi/telefon'), A_SECOND).toEqual([301, '/smartphones?sort=name%2B']);
    expect((await command('redirects', 'add', '/vechi/telefon', '/smartphones?sort=name%2B')).said).toContain(
      'already there',
    );
    expect((await command('redirects', 'list')).said).toBe('from,to\n/vechi/telefon,/smartphones?sort=name%2B');
    expect((await command('redirects', 'remove', '/vechi/telefon')).code).toBe(0);
    await expect.poll(async () => (await ask(shop.origin, '/vechi/telefon')).status, A_SECOND).toBe(404);
  });

  it('REDIRECT-1 REDIRECT-3: never lead off the site, round, or from a home', async () => {
    for (const [from, to] of [
      ['/a', '//evil.example/x'],
      ['/a', 'https://evil.example/'],
      ['/', '/smartphones'],
      ['/a', '/a'],
    ] as const) {
      const refused = await command('redirects', 'add', from, to);
      expect([from, to, refused.code]).toEqual([from, to, 1]);
      expect(refused.complained).toMatch(/^Refused: /);
    }
    await command('redirects', 'add', '/one', '/two');
    expect((await command('redirects', 'add', '/two', '/one')).complained).toContain('round');
    expect(await movedTo('/one')).toEqual([301, '/two']);
  });

  it('REDIRECT-4: are imported from a file, whose bad lines are reported by their numbers', async () => {
    const file = join(shop.dataDir, 'moved.csv');
    writeFileSync(file, 'From,To\n/x1,/delivery\nnonsense\n/x2,//evil.example\n/x3,/ro/delivery\n');
    const first = await command('redirects', 'import', file);
    expect(first.code).toBe(1);
    expect(first.said).toBe('2 added, 0 changed, 0 already there, 2 refused');
    expect(first.complained).toMatch(/Line 3: .*\nLine 4: /);
    expect((await command('redirects', 'import', file)).said).toBe('0 added, 0 changed, 2 already there, 2 refused');
    expect([await movedTo('/x1'), await movedTo('/x3')]).toEqual([
      [301, '/delivery'],
      [301, '/ro/delivery'],
    ]);
  });

  it('are explained to whoever asks otherwise', async () => {
    const asked = await command('redirects', 'frobnicate');
    expect(asked.code).not.toBe(0);
    expect(asked.complained).toContain('npm run shop -- redirects');
  });
});

describe('what search engines are given', () => {
  it('ROUTE-8: robots.txt keeps parameters out, names the sitemap of its own domain and its host', async () => {
    const { text, headers } = await ask(shop.origin, '/robots.txt');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    for (const parameter of ['search', 'spec_filter', 'query', 'model_tags', 'page'])
      expect(text).toContain(`Disallow: /*?${parameter}=\n`);
    expect(text).toContain('Disallow: /*?utm_');
    expect(text).toContain(`Sitemap: ${shop.origin}/sitemaps/index.xml`);
    expect(text).toMatch(new RegExp(`^Host: ${shop.origin}$`, 'm'));
    const vitrina = await ask(shop.origin, '/robots.txt', { host: vitrinaHost(shop.origin) });
    expect(vitrina.text).not.toContain(`${shop.origin}/sitemaps`);
  });

  it('SITEMAP-1: there is no sitemap but those that the index names, and none of the vitrina', async () => {
    for (const path of ['/sitemaps/product-2.xml', '/sitemaps/product-0.xml', '/sitemaps/orders-1.xml', '/sitemaps/x'])
      expect([path, (await ask(shop.origin, path)).status]).toEqual([path, 404]);
    const vitrina = await ask(shop.origin, '/sitemaps/index.xml', { host: vitrinaHost(shop.origin) });
    expect(vitrina.status).not.toBe(200);
  });

  it('ROUTE-7: addresses with a space are left out, whatever they show', async () => {
    for (const path of ['/smart%20phones', '/search?query=mi%20band'])
      expect([path, (await ask(shop.origin, path)).headers['x-robots-tag']]).toEqual([path, 'noindex']);
  });
});

describe('what browsers keep for when there is no connection', () => {
  it('OFFLINE-2: is served with the name of its build, under a policy that lets it run', async () => {
    const { status, headers, text } = await ask(shop.origin, '/service-worker.js');
    expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(text).toMatch(/^self\.BUILD="[\w-]{12}";\S/);
    expect(text).not.toMatch(/\bimport\b/);
    expect(headers['content-security-policy']).toContain("worker-src 'self'");
  });

  it('OFFLINE-1 OFFLINE-2 OFFLINE-8: is a page in each language, whole and nobody’s to find', async () => {
    for (const [path, lang] of [
      ['/offline', 'ru'],
      ['/ro/offline', 'ro'],
    ] as const) {
      const { status, headers, text } = await ask(shop.origin, path);
      expect([status, headers['x-robots-tag']]).toEqual([200, 'noindex']);
      expect(text).toContain(`<html lang="${lang}"`);
      const parts = partsOf(text);
      expect(parts.length).toBeGreaterThan(10);
      for (const part of parts) expect([part, (await ask(shop.origin, part)).status]).toEqual([part, 200]);
    }
  });

  it('OFFLINE-9: is nothing in the vitrina', async () => {
    const host = vitrinaHost(shop.origin);
    const cookie = await signIn(shop.origin, 'partner', 'zori-demo');
    const { status, headers } = await ask(shop.origin, '/service-worker.js', { host, headers: { cookie } });
    expect([status, headers['content-security-policy']]).toEqual([404, expect.stringContaining("worker-src 'none'")]);
    expect((await ask(shop.origin, '/ro/offline', { host, headers: { cookie } })).status).toBe(404);
  });
});
