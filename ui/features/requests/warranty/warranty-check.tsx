import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { type WarrantyDraft, type WarrantyFieldError, warrantyWays } from '#core/requests/warranty/index.ts';
import { LoaderCircle } from '#ui/design/icons/index.tsx';
import { Button } from '#ui/design/primitives/button.tsx';
import { TextField } from '#ui/design/primitives/field.tsx';
import { PhoneField } from '#ui/design/primitives/person-fields.tsx';
import { useProblem } from '#ui/features/kernel/errors/problem-context.ts';
import { bindFields } from '#ui/features/kernel/fields/bind-fields.ts';
import { useSubmit } from '#ui/features/kernel/forms/use-submit.ts';
import { useCheckout } from '#ui/features/purchase/checkout/checkout-context.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { WarrantyAnswer } from './warranty-answer.tsx';
import { useWarrantyPorts } from './warranty-ports.ts';
import { WarrantyStore } from './warranty-store.ts';

/** Checks a warranty by the device's number or the order's. */
export const WarrantyCheck = observer(() => {
  const { t } = useLanguage();
  const ports = useWarrantyPorts();
  const problem = useProblem();
  const checkout = useCheckout();
  const [store] = useState(() => new WarrantyStore({ ...ports, problem }));
  const { ready, draft } = checkout;
  useEffect(() => {
    if (ready) store.suggestPhone(draft.phone);
  }, [ready, draft, store]);
  return (
    <section aria-labelledby="warranty">
      <h2 id="warranty" className="text-22 md:text-28">
        {t('warranty.title')}
      </h2>
      <p className="mt-2 max-w-[60ch] text-pretty text-muted">{t('warranty.lead')}</p>
      <div className="mt-5 grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,440px)_minmax(0,1fr)]">
        <Question store={store} />
        <div aria-live="polite">
          {store.finding ? <WarrantyAnswer key={store.answers} finding={store.finding} /> : null}
        </div>
      </div>
    </section>
  );
});

const words = {
  required: 'warranty.error.required',
  imei: 'warranty.error.imei',
  serial: 'warranty.error.serial',
  phone: 'leads.error.phoneWrong',
} as const satisfies Record<WarrantyFieldError, string>;

const Question = observer(({ store }: { store: WarrantyStore }) => {
  const { t, locale } = useLanguage();
  const { form, onSubmit } = useSubmit(() => store.ask(locale));
  const { way, errors, asking } = store;
  const errorOf = (field: keyof WarrantyDraft) => {
    const code = errors[field];
    return code && t(code === 'required' ? `warranty.error.${field}` : words[code]);
  };
  const field = bindFields(store, errorOf);
  return (
    <form ref={form} noValidate aria-label={t('warranty.title')} onSubmit={onSubmit} className="flex flex-col gap-5">
      <div
        role="radiogroup"
        aria-label={t('warranty.by')}
        className="grid grid-cols-2 gap-1 rounded-control bg-tile p-1"
      >
        {warrantyWays.map((known) => (
          <label
            key={known}
            className="relative flex min-h-11 items-center justify-center rounded-control px-3 text-center text-14 font-medium transition border border-transparent has-checked:border-hairline has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name="way"
              checked={way === known}
              onChange={() => store.choose(known)}
              className="absolute inset-0 size-full appearance-none rounded-control outline-none"
            />
            {t(`warranty.way.${known}`)}
          </label>
        ))}
      </div>
      {way === 'device' ? (
        <TextField
          label={t('warranty.device')}
          hint={t('warranty.deviceHint')}
          required
          name="device"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          {...field('device')}
        />
      ) : (
        <>
          <TextField
            label={t('order.number')}
            hint={t('warranty.orderHint')}
            required
            name="number"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
            {...field('orderNumber')}
          />
          <PhoneField label={t('order.phone')} hint={t('order.phoneHint')} {...field('phone')} />
        </>
      )}
      <Button type="submit" size="lg" aria-disabled={asking} className="sm:self-start">
        {asking ? <LoaderCircle className="size-5 animate-spin" /> : null}
        {t(asking ? 'warranty.asking' : 'warranty.ask')}
      </Button>
    </form>
  );
});
