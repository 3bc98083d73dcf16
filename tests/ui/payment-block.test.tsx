// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { locales } from '#core/kernel/locale/index.ts';
import { EMPTY_DRAFT, type OrderDraft, type PaymentMethod } from '#core/purchase/checkout/index.ts';
import { PLAIN_SHELL } from '#core/site/settings/index.ts';
import { ProvidedContext, provide } from '#ui/app/provided.ts';
import { ShellContext, SiteContext } from '#ui/app/site.ts';
import { FormStore } from '#ui/features/kernel/forms/form-store.ts';
import { useCheckout } from '#ui/features/purchase/checkout/checkout-context.ts';
import { PaymentBlock } from '#ui/features/purchase/checkout/payment-block.tsx';
import { LanguageContext, languageOf } from '#ui/i18n/context.ts';
import { loadWords } from '#ui/i18n/i18n.ts';

beforeAll(() => Promise.all(locales.map((locale) => loadWords(locale))));

/** The offered payment methods that a shopper who chose one of them sees, and the one that is chosen then. */
const shown = async (payment: PaymentMethod, payments?: readonly PaymentMethod[]) => {
  const form = new FormStore<OrderDraft, never, object>({ validate: () => never() }, { ...EMPTY_DRAFT, payment });
  const root = document.createElement('div');
  const settings = { ...PLAIN_SHELL.settings, ...(payments && { payments }) };
  const origin = 'https://zori.example';
  createRoot(root).render(
    <SiteContext value={{ origin, shopOrigin: origin, vitrina: false, services: {} }}>
      <ShellContext value={{ ...PLAIN_SHELL, settings }}>
        <LanguageContext value={languageOf('ru')}>
          <ProvidedContext
            value={
              new Map<Parameters<typeof provide>[0], unknown>([
                provide(useCheckout, { form, totals: { total: 100_000 } } as never),
              ])
            }
          >
            <PaymentBlock />
          </ProvidedContext>
        </LanguageContext>
      </ShellContext>
    </SiteContext>,
  );
  await expect.poll(() => root.querySelector('input:checked')).not.toBeNull();
  return { offered: root.querySelectorAll('input[type=radio]').length, chosen: form.draft.payment };
};
const never = (): never => {
  throw new Error('Nothing is sent');
};

describe('the payment methods of a checkout', () => {
  it('CHECKOUT-12: are those that the provider takes, and the first replaces another that was chosen', async () => {
    expect(await shown('card')).toEqual({ offered: 3, chosen: 'card' });
    expect(await shown('card', ['cash', 'card'])).toEqual({ offered: 2, chosen: 'card' });
    expect(await shown('card', ['cash'])).toEqual({ offered: 1, chosen: 'cash' });
    expect(await shown('cash', ['card'])).toEqual({ offered: 1, chosen: 'card' });
  });
});
