import type { ReactNode } from 'react';
import { type PriceStep, roundingOf, stepKey, sumOf } from '#core/purchase/explanation/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useSignedAmount, useStepAmount } from './step-amount.ts';
import { StepWords } from './step-words.tsx';

/** The steps of a total below each other, and their sum. */
export const Steps = ({ steps }: { readonly steps: readonly PriceStep[] }) => {
  const { t, money } = useLanguage();
  const amountOf = useStepAmount();
  const signed = useSignedAmount();
  const rounding = roundingOf(steps.map(({ amount }) => amount));
  const among = steps.filter(({ what }) => what.kind === 'goods').length;
  return (
    <dl className="flex flex-col gap-2">
      {steps.map(({ what, amount }) => (
        <Row
          key={stepKey(what)}
          name={<StepWords what={what} among={among} priced />}
          tone={amount < 0 ? 'text-positive' : ''}
        >
          {amountOf(what.kind, amount)}
        </Row>
      ))}
      {rounding === 0 ? null : <Row name={t('explanation.rounding')}>{signed(rounding)}</Row>}
      <Row name={t('cart.total')} tone="border-t border-hairline pt-2 font-semibold">
        {money(sumOf(steps))}
      </Row>
    </dl>
  );
};

const Row = ({ name, tone = '', children }: { name: ReactNode; tone?: string; children: ReactNode }) => (
  <div className={`grid grid-cols-[minmax(0,1fr)_auto] gap-4 ${tone}`}>
    <dt>{name}</dt>
    <dd className="whitespace-nowrap">{children}</dd>
  </div>
);
