import * as v from 'valibot';
import { ok } from '#core/kernel/shared/index.ts';
import { type GlobalSettings, PLAIN_SHELL, type SiteSettings } from '#core/site/settings/index.ts';
import { askEngine, defineOperation } from './ask-engine.ts';
import type { EngineAccess } from './engine-access.ts';

export const paymentsQuery = defineOperation(
  'query ShopPayments { activePaymentMethods { code } }',
  v.object({ activePaymentMethods: v.array(v.object({ code: v.string() })) }),
);

/** Code of the plugin's payment method for payment on receipt. */
export const ON_RECEIPT = 'shop-on-receipt';
const CARD = 'shop-card';

/** The settings of the provider beside Vendure, with the payment methods of Vendure. Credit is the other provider's. */
export const createVendureSettings = (access: EngineAccess, beside: SiteSettings): Partial<SiteSettings> => ({
  ...beside,
  global: async (query, signal) => {
    const [known, codes, hasPlugin] = await Promise.all([
      beside.global(query, signal),
      askEngine(access, paymentsQuery, {}, { locale: query.locale, signal }, ({ activePaymentMethods: active }) =>
        ok(active.map(({ code }) => code)),
      ),
      access.hasPlugin(),
    ]);
    if (!codes.ok) return codes;
    if (!known.ok && known.error.code !== 'not_found') return known;
    const onReceipt = codes.value.includes(hasPlugin ? ON_RECEIPT : access.onReceipt);
    const payments: GlobalSettings['payments'] = [
      ...(onReceipt ? (['cash'] as const) : []),
      ...(hasPlugin && codes.value.includes(CARD) ? (['card'] as const) : []),
      ...(hasPlugin && onReceipt && known.ok ? (['credit'] as const) : []),
    ];
    return ok({ ...(known.ok ? known.value : PLAIN_SHELL.settings), payments });
  },
});
