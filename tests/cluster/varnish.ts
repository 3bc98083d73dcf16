import { execFileSync, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { content } from '#tests/adapters/provider-sandbox/shop-content.ts';
import { root } from '#tests/architecture/planted.ts';
import type { Part } from '#tests/resilience/whole/line.ts';
import { productPaths } from '#tests/resilience/whole/paths.ts';
import { ask, signIn, vitrinaHost } from '#tests/support/asking.ts';
import { endProcess, eventually, freePort, startShop, temporaryFolder } from '#tests/support/running-shop.ts';

const VISITS = 10_000;
const LANES = 8;
const PURGE_SECRET = 'purges of the cluster test';

/** Varnish by the example of this folder, in front of a shop. */
const startVarnish = async (port: number, shopPort: string) => {
  const folder = temporaryFolder();
  const vcl = join(folder.path, 'shop.vcl');
  writeFileSync(vcl, readFileSync(join(root, 'tests/cluster/varnish.vcl'), 'utf8').replace('SHOP_PORT', shopPort));
  const words = [
    '-j',
    'none',
    '-F',
    '-f',
    vcl,
    '-a',
    `127.0.0.1:${port}`,
    '-n',
    folder.path,
    '-p',
    'http_gzip_support=off',
  ];
  const varnish = spawn('varnishd', words, { stdio: 'ignore' });
  const origin = `http://localhost:${port}`;
  await eventually(() =>
    ask(origin, '/').then(
      ({ status }) => status === 200,
      () => false,
    ),
  );
  return {
    origin,
    close: async () => {
      await endProcess(varnish);
      folder.remove();
    },
  };
};

/** Varnish names two requests where it answers from its store. */
const isHit = ({ headers }: Awaited<ReturnType<typeof ask>>): boolean => String(headers['x-varnish']).includes(' ');

const purge = async (origin: string, tags: readonly string[]): Promise<number> => {
  const body = JSON.stringify({ tags });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', PURGE_SECRET).update(`${timestamp}.${body}`).digest('hex');
  const headers = { 'x-timestamp': timestamp, 'x-signature': `sha256=${signature}` };
  return (await ask(origin, '/hooks/purge', { method: 'POST', headers, body })).status;
};

/** A shop behind Varnish: hits, leaks between partners and visitors, purges, and pages without a shop. */
export const behindVarnish: Part = {
  name: 'varnish',
  measure: async (share) => {
    execFileSync('varnishd', ['-V'], { stdio: 'ignore' });
    const port = await freePort();
    const shop = await startShop({
      products: 300,
      env: {
        SHOP_ORIGIN: `http://localhost:${port}`,
        VITRINA_ORIGIN: `http://vitrina.localhost:${port}`,
        PROXY_HOPS: '1',
        PURGE_SECRET,
        CDN_TAG_HEADER: 'xkey',
        CDN_PURGE_URL: `http://127.0.0.1:${port}/cdn-purge`,
      },
    });
    const varnish = await startVarnish(port, new URL(shop.origin).port);
    try {
      const [account] = content.vitrinaAccounts;
      if (!account) throw new Error('No partner');
      const cookie = await signIn(varnish.origin, account.login, account.password);
      const paths = [
        '/',
        '/smartphones',
        '/ro',
        '/ro/smartphones',
        ...(await productPaths(varnish.origin)).slice(0, 60),
      ];
      const isOfPartner = (text: string): boolean => text.includes('isAuth":true');
      const seen = { visits: 0, hits: 0, leaks: 0, partnerHits: 0, partnerPages: 0, failed: 0 };
      const visits = Math.round(VISITS * share);
      const visit = async (nth: number): Promise<void> => {
        const path = paths[Math.floor(nth / 5) % paths.length] ?? '/';
        const isPartner = nth % 4 === 0;
        // Also with a partner's cookie at the shop's own host.
        const host = isPartner && nth % 8 === 0 ? vitrinaHost(varnish.origin) : new URL(varnish.origin).host;
        const headers = { 'accept-encoding': 'identity', ...(isPartner && { cookie }) };
        const answer = await ask(varnish.origin, path, { host, headers });
        if (answer.status !== 200 && answer.status !== 404) seen.failed += 1;
        if (isPartner) {
          if (isHit(answer)) seen.partnerHits += 1;
          if (isOfPartner(answer.text)) seen.partnerPages += 1;
          return;
        }
        seen.visits += 1;
        if (isHit(answer)) seen.hits += 1;
        if (isOfPartner(answer.text)) seen.leaks += 1;
      };
      let next = 0;
      const lane = async (): Promise<void> => {
        while (next < visits) await visit(next++);
      };
      await Promise.all(Array.from({ length: LANES }, lane));

      const page = paths[5] ?? '/';
      const before = await ask(varnish.origin, page);
      const status = await purge(varnish.origin, [`path:${page}`]);
      const after = await ask(varnish.origin, page);
      const other = await ask(varnish.origin, '/');

      await endProcess(shop.child, 'SIGKILL');
      await pause(1_500);
      const alone = await Promise.all(paths.slice(0, 20).map((path) => ask(varnish.origin, path)));
      const hitShare = seen.hits / Math.max(1, seen.visits);
      return [
        {
          fault: `${visits} visits of partners and visitors through Varnish, one after another and at once`,
          must: 'no failure, no page of a partner kept or shown to a visitor; nine visits of ten from the CDN',
          seen: `${seen.failed} failures, ${seen.leaks} leaks in ${seen.visits} visits, ${seen.partnerHits} kept of partners' (${seen.partnerPages} are partners'); ${(hitShare * 100).toFixed(1)} % hits`,
          held: seen.failed + seen.leaks + seen.partnerHits === 0 && seen.partnerPages > 0 && hitShare >= 0.9,
        },
        {
          fault: 'a purge of one page by the hook',
          must: 'this page is fetched again, others stay',
          seen: `hook ${status}; before ${isHit(before) ? 'kept' : 'fetched'}, then ${isHit(after) ? 'kept' : 'fetched'}; the home page ${isHit(other) ? 'kept' : 'fetched'}`,
          held: status === 200 && isHit(before) && !isHit(after) && isHit(other),
        },
        {
          fault: 'the shop is killed',
          must: 'the CDN answers with the pages that it has',
          seen: `${alone.filter(({ status }) => status === 200).length} of ${alone.length}`,
          held: alone.every(({ status }) => status === 200),
        },
      ];
    } finally {
      await varnish.close();
      await shop.close();
    }
  },
};
