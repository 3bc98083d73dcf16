import type { ReactNode } from 'react';
import type { Bani } from '#core/kernel/shared/index.ts';
import { type Explanation, roundingOf, sideBySide, stepKey, sumOf } from '#core/purchase/explanation/index.ts';
import { Check } from '#ui/design/icons/index.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useSignedAmount, useStepAmount } from './step-amount.ts';
import { StepWords } from './step-words.tsx';

const columns: Readonly<Record<number, string>> = { 2: 'grid-cols-2', 3: 'grid-cols-3' };

/** Steps of a total at several prices: columns below the step's name, to fit a phone. Shown only to a partner alone. */
export const StepsSideBySide = ({ explanations }: { readonly explanations: readonly Explanation[] }) => {
  const { t, money } = useLanguage();
  const amountOf = useStepAmount();
  const signed = useSignedAmount();
  const rows = sideBySide(explanations);
  const among = rows.filter(({ what }) => what.kind === 'goods').length;
  const roundings = explanations.map(({ steps }) => roundingOf(steps.map(({ amount }) => amount)));
  const row = `grid ${columns[explanations.length] ?? 'grid-flow-col'} gap-x-3`;
  const cells = (amounts: readonly Bani[], shown: (amount: Bani) => ReactNode) =>
    explanations.map(({ tier, paid }, place) => (
      <td key={tier} className={`text-right ${paid ? 'font-semibold' : 'text-muted'}`}>
        {shown(amounts[place] ?? 0)}
      </td>
    ));
  return (
    <table className="block text-left">
      <thead className="block border-b border-hairline pb-2">
        <tr className={row}>
          <th scope="col" className="sr-only">
            {t('explanation.step')}
          </th>
          {explanations.map(({ tier, paid }) => (
            <th key={tier} scope="col" className={`text-right ${paid ? 'font-semibold' : 'font-normal text-muted'}`}>
              {t(tier === 'chosen' ? 'explanation.chosen' : `priceTiers.${tier}.name`)}
              {paid ? (
                <>
                  <Check className="ml-1 inline size-4" />
                  <span className="sr-only"> {t('priceChoice.taken')}</span>
                </>
              ) : null}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block">
        {rows.map(({ what, amounts }) => (
          <tr key={stepKey(what)} className={`${row} pt-2`}>
            <th scope="row" className="col-span-full font-normal">
              <StepWords what={what} among={among} priced={false} />
            </th>
            {cells(amounts, (amount) => amountOf(what.kind, amount))}
          </tr>
        ))}
        {roundings.some((rounding) => rounding !== 0) ? (
          <tr className={`${row} pt-2`}>
            <th scope="row" className="col-span-full font-normal">
              {t('explanation.rounding')}
            </th>
            {cells(roundings, signed)}
          </tr>
        ) : null}
      </tbody>
      <tfoot className="block">
        <tr className={`${row} mt-2 border-t border-hairline pt-2`}>
          <th scope="row" className="col-span-full font-semibold">
            {t('cart.total')}
          </th>
          {cells(
            explanations.map(({ steps }) => sumOf(steps)),
            money,
          )}
        </tr>
      </tfoot>
    </table>
  );
};
