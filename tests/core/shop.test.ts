import { describe, expect, it } from 'vitest';
import { err, failure } from '#core/kernel/shared/index.ts';
import { composeShop, type ShopPorts } from '#core/shop.ts';
import { PLAIN_SHELL } from '#core/site/settings/index.ts';

const down = async () => err(failure('network', 'network', 'down'));
/** A port none of whose calls gets through. */
const silent = new Proxy({}, { get: () => down });
const ports = Object.fromEntries(
  ['catalog', 'settings', 'delivery', 'orders', 'leads', 'search', 'credit', 'reviews', 'news', 'videos'].map(
    (name) => [name, silent],
  ),
) as unknown as ShopPorts;

describe('the shop put together', () => {
  it('SETTINGS-3 HOME-1: hands its ports on, with use-cases that work over them', async () => {
    const shop = composeShop(ports, { now: () => 0 });
    expect(shop.catalog).toBe(ports.catalog);
    expect(await shop.loadShell('ru')).toEqual(PLAIN_SHELL);
    expect(await shop.loadHome('ru')).toMatchObject({ newest: [], banners: [] });
  });
});
