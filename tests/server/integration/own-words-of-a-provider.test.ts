import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSecondProvider } from '#tests/second-provider/start.ts';
import { ask, signIn, vitrinaHost } from '#tests/support/asking.ts';
import { startShopOver } from '#tests/support/running-shop.ts';

/** Answers of the second provider's that follow its start: the pictures' own host is known from then on. */
const answers: Record<string, unknown> = {};
let provider: Awaited<ReturnType<typeof startSecondProvider>>;
let shop: Awaited<ReturnType<typeof startShopOver>>;
beforeAll(async () => {
  provider = await startSecondProvider({ answers });
  Object.assign(answers, {
    'GET /settings/global_site_settings': {
      logo: { light: `http://${provider.pictureHost}/w_800,q_80/SUD?version=3`, dark: '/uploads/Nord 5 (синий).PNG' },
      icons: { favicon: 'uploads/icon.svg' },
    },
    'POST /base/login/': { token: 'second-token' },
    'GET /general/orders_list': {
      orders: ['queued for dispatch', 'delivered'].map((status, index) => ({
        order_number: `S-${index}`,
        created_at: '2026-11-20T10:00:00Z',
        status,
        total: 4999,
        products: [],
      })),
      pages: 1,
      current_page: 1,
      totalCount: 2,
    },
  });
  shop = await startShopOver(provider.origin, { env: { PICTURE_HOSTS: provider.pictureHost, SHOP_NAME: 'Nord SRL' } });
}, 120_000);
afterAll(async () => {
  await shop.close();
  await provider.close();
});

const pageAt = async (path: string) => (await fetch(shop.origin + path)).text();

describe('what a provider says in its own way', () => {
  it('shows a logo and an icon that stand elsewhere than under /media', async () => {
    const html = await pageAt('/');
    const [icon = ''] = /(?<=<link rel="icon"[^>]*href=")[^"]+/.exec(html) ?? [];
    const [, dark = '', light = ''] =
      /<source media="\(prefers-color-scheme: dark\)" srcSet="([^"]+)"\/><img src="([^"]+)" alt="Nord SRL"/.exec(
        html,
      ) ?? [];
    expect(dark).not.toBe(light);
    for (const path of [icon, light, dark]) {
      const picture = await fetch(new URL(path.replaceAll('&amp;', '&'), shop.origin));
      expect([path, picture.status, picture.headers.get('content-type')]).toEqual([
        path,
        200,
        expect.stringMatching(/^image\//),
      ]);
    }
    expect((await fetch(`${shop.origin}/favicon.ico`)).headers.get('content-type')).toBe('image/svg+xml');
  });

  it('SETTINGS-6: has the name of SHOP_NAME where its settings have none', async () => {
    const html = await pageAt('/');
    expect(html).toMatch(/<title>[^<]*Nord SRL[^<]*<\/title>/);
    expect(html).toContain('"name":"Nord SRL"');
  });

  it('shows an order at a step that it alone knows as under way', async () => {
    const cookie = await signIn(shop.origin, 'partner', 'secret');
    const { status, text } = await ask(shop.origin, '/order', { host: vitrinaHost(shop.origin), headers: { cookie } });
    expect(status).toBe(200);
    for (const words of ['S-0', 'S-1', 'В работе', 'Получен'])
      expect([words, text.includes(words)]).toEqual([words, true]);
    expect(text).not.toContain('queued');
  });
});
