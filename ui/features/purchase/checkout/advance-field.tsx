import { observer } from 'mobx-react-lite';
import { ADVANCE_MAX, type AdvanceError, asksAdvance } from '#core/purchase/checkout/index.ts';
import { TextField } from '#ui/design/primitives/field.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useStatedOrder } from './use-stated-order.ts';

const faults = {
  required: 'partnerCheckout.advanceRequired',
  amount: 'partnerCheckout.advanceWrong',
  above_total: 'partnerCheckout.advanceAbove',
} as const satisfies Record<AdvanceError, string>;

/** How much of the total the partner has had before, with what remains (rule ADVANCE-1). */
export const AdvanceField = observer(() => {
  const { t, money } = useLanguage();
  const { partnerTerms, order, advance } = useStatedOrder();
  const { terms, advanceError, typeAdvance } = partnerTerms;
  if (!asksAdvance(terms, order)) return null;
  return (
    <TextField
      label={t('partnerCheckout.advance')}
      error={advanceError && t(faults[advanceError], { total: money(order.expectedTotal) })}
      hint={advance ? `${t('advance.remains')}: ${money(advance.remains)}` : t('partnerCheckout.advanceHint')}
      name="advance"
      inputMode="decimal"
      autoComplete="off"
      maxLength={ADVANCE_MAX}
      required
      value={terms.advance}
      onChange={({ target }) => typeAdvance(target.value)}
    />
  );
});
