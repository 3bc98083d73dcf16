import { observer } from 'mobx-react-lite';
import { TextField } from '#ui/design/primitives/field.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import type { OrderStatusStore } from './order-status-store.ts';

interface OrderPhoneFieldProps {
  readonly store: OrderStatusStore;
  readonly hint: string;
  /** What is wrong where the phone itself is written well. */
  readonly otherwise?: string | undefined;
  readonly autoFocus?: boolean;
}

/** The phone that an order was placed with. */
export const OrderPhoneField = observer(({ store, hint, otherwise, autoFocus = false }: OrderPhoneFieldProps) => {
  const { t } = useLanguage();
  const { question, errors } = store;
  const wrong = errors.phone && t(errors.phone === 'phone' ? 'order.phoneWrong' : 'order.phoneRequired');
  return (
    <TextField
      label={t('order.phone')}
      hint={hint}
      error={wrong ?? otherwise}
      required
      autoFocus={autoFocus}
      name="tel"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="069 123 456"
      value={question.phone}
      onChange={({ target }) => store.edit('phone', target.value)}
    />
  );
});
