import { startShop } from '#tests/support/running-shop.ts';
import { openFaultProxy } from './fault-proxy.ts';

/** Few products: little of what is tested here depends on how many there are. */
const PRODUCTS = 60;

/** The real shop whose way to the real provider can be harmed. */
export const startHarmedShop = async (env: Readonly<Record<string, string>> = {}, products = PRODUCTS) => {
  const proxy = await openFaultProxy();
  const shop = await startShop({
    env: { PROVIDER_URL: proxy.origin, ...env },
    products,
    onProvider: proxy.lead,
  });
  return {
    ...shop,
    proxy,
    close: async () => {
      proxy.harm = undefined;
      await shop.close();
      await proxy.close();
    },
  };
};
