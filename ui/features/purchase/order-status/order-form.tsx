import { observer } from 'mobx-react-lite';
import { LoaderCircle } from '#ui/design/icons/index.tsx';
import { Button } from '#ui/design/primitives/button.tsx';
import { TextField } from '#ui/design/primitives/field.tsx';
import { useSubmit } from '#ui/features/kernel/forms/use-submit.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { OrderPhoneField } from './order-phone-field.tsx';
import type { OrderStatusStore } from './order-status-store.ts';

/** Number and phone of an order. */
export const OrderForm = observer(({ store }: { store: OrderStatusStore }) => {
  const { t, locale } = useLanguage();
  const { question, errors, asking, edit } = store;
  const { form, onSubmit } = useSubmit(() => store.ask(locale));
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <TextField
        label={t('order.number')}
        hint={t('order.numberHint')}
        error={errors.orderNumber ? t('order.numberRequired') : undefined}
        required
        name="number"
        autoComplete="off"
        autoCapitalize="characters"
        value={question.orderNumber}
        onChange={({ target }) => edit('orderNumber', target.value)}
      />
      <OrderPhoneField store={store} hint={t('order.phoneHint')} />
      <Button type="submit" size="lg" aria-disabled={asking} className="sm:self-start">
        {asking ? <LoaderCircle className="size-5 animate-spin" /> : null}
        {t(asking ? 'order.asking' : 'order.ask')}
      </Button>
    </form>
  );
});
