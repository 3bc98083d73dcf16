import type { Bani } from '#core/kernel/shared/index.ts';
import type { StepSubject } from '#core/purchase/explanation/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** A signed amount in words: what is taken off with a minus before it. */
export const useSignedAmount = (): ((amount: Bani) => string) => {
  const { money } = useLanguage();
  return (amount) => (amount < 0 ? `−${money(-amount)}` : money(amount));
};

/** Amount of a step in words; empty for a line that is not in the total. */
export const useStepAmount = (): ((kind: StepSubject['kind'], amount: Bani) => string) => {
  const { t } = useLanguage();
  const signed = useSignedAmount();
  return (kind, amount) => {
    if (kind === 'left_out') return '—';
    return amount === 0 && (kind === 'delivery' || kind === 'pickup') ? t('cart.free') : signed(amount);
  };
};
