import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkProvider } from '#adapters/provider-http/check/check-provider.ts';
import { startProvider } from '#adapters/provider-sandbox/start.ts';
import { root } from '#tests/architecture/planted.ts';
import { startSecondProvider } from '#tests/second-provider/start.ts';

const staticToken = { header: 'x-static-token', value: 'zori-static-token' };

describe('the provider check', () => {
  it('passes every call of the embedded provider, reading and writing', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'zori-check-'));
    const provider = await startProvider({ port: 0, dataDir, quiet: true });
    const credentials = { login: 'partner', password: 'zori-demo' };
    const checked = await checkProvider({ url: provider.origin, staticToken, credentials, write: true });
    await provider.close();
    await rm(dataDir, { recursive: true });
    expect(checked.filter(({ standing }) => standing !== 'works' && standing !== 'slow')).toEqual([]);
  }, 60_000);

  it('writes only when asked, and reports what it skipped', async () => {
    const provider = await startSecondProvider();
    const checked = await checkProvider({ url: provider.origin, staticToken, write: false });
    expect(provider.asked.filter(({ method }) => method !== 'GET')).toEqual([]);
    const skipped = checked.filter(({ standing }) => standing === 'skipped').map(({ call }) => call);
    expect(skipped).toEqual(expect.arrayContaining(['login', 'submitOrder', 'orderStatus', 'ordersList', 'oneClick']));
    await provider.close();
  });

  it('reports missing, partial and wrong answers with their fields', async () => {
    const provider = await startSecondProvider({
      answers: { 'GET /general/popular_query': { queries: [] }, 'GET /settings/credit_page': { title: '' } },
    });
    const checked = await checkProvider({ url: provider.origin, staticToken, write: false });
    await provider.close();
    const standings = Object.fromEntries(checked.map(({ call, standing, detail }) => [call, [standing, detail]]));
    expect(standings).toMatchObject({
      menuTree: ['works', ''],
      productDetail: ['works', ''],
      deliveryInfoText: ['works', ''],
      regions: ['missing', "without it: Moldova's districts and towns"],
      sliders: ['in part', expect.stringContaining('*.products.*.url: min_length, expected >=1')],
      popularQuery: ['wrong', 'Answer of popularQuery: answer: array, expected Array'],
      creditPage: ['wrong', expect.stringContaining('title: min_length')],
    });
  });

  it('reports how late a slow call answers', async () => {
    const provider = await startSecondProvider({ delays: { 'GET /general/menu_tree': 600 } });
    const checked = await checkProvider({ url: provider.origin, staticToken, write: false });
    await provider.close();
    const menu = checked.find(({ call }) => call === 'menuTree');
    expect(menu).toMatchObject({ standing: 'slow', detail: 'above 500 ms' });
    expect(menu?.p95).toBeGreaterThanOrEqual(590);
  });

  it('is a command that exits with 1 for failures and 2 for wrong usage', async () => {
    const run = (...words: readonly string[]) =>
      spawnSync(process.execPath, ['adapters/provider-http/check/main.ts', ...words], { cwd: root, encoding: 'utf8' });
    const nobody = run('http://127.0.0.1:9', '--json');
    expect(nobody.status).toBe(1);
    const rows = JSON.parse(nobody.stdout) as { standing: string }[];
    expect(new Set(rows.map(({ standing }) => standing))).toEqual(new Set(['wrong', 'skipped']));
    expect([run('nonsense').status, run().status, run('--help').status]).toEqual([2, 2, 0]);
  }, 60_000);
});
