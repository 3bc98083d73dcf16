import { describe, expect, it } from 'vitest';
import { PLAIN_SHELL } from '#core/settings/index.ts';
import { err, failure } from '#core/shared/index.ts';
import { composeShop, type ShopPorts } from '#core/shop.ts';

const fails = async () => err(failure('network', 'network', 'down'));

/** Ports none of which answers; any port not named here is never asked. */
const silentPorts = {
  settings: { global: fails, footer: fails, deliveryText: fails },
  catalog: { menu: fails, topCategories: fails, mainBanners: fails, sliders: fails, collection: fails },
} as unknown as ShopPorts;

describe('the shop put together', () => {
  it('SETTINGS-3 HOME-1: hands its ports on, with use-cases that work over them', async () => {
    const shop = composeShop(silentPorts);
    expect(shop.catalog).toBe(silentPorts.catalog);
    expect(await shop.loadShell('ru')).toEqual(PLAIN_SHELL);
    expect(await shop.loadHome('ru')).toMatchObject({ newest: [], banners: [] });
  });
});
