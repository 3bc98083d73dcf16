import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Cart } from '#core/purchase/cart/index.ts';
import type { DeliveryChoice } from '#core/purchase/delivery/index.ts';
import { explainForViewer, type PriceStep, saysMore } from '#core/purchase/explanation/index.ts';
import type { AppliedCode } from '#core/purchase/promo-code/index.ts';
import { ChevronDown } from '#ui/design/icons/index.tsx';
import { useCustomerView } from '#ui/features/catalog/second-price/customer-view-context.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { Steps } from './steps.tsx';
import { StepsSideBySide } from './steps-side-by-side.tsx';

interface ExplainedTotalProps {
  readonly cart: Cart;
  readonly delivery: DeliveryChoice;
  /** The promo code that holds. */
  readonly code: AppliedCode | undefined;
}

/**
 * Steps of the cart's total, opened on demand; a partner alone sees them at every price (rule EXPLAIN-3). Calculated
 * only while open.
 */
export const ExplainedTotal = observer(({ cart, delivery, code }: ExplainedTotalProps) => {
  const { partnerLooks } = useCustomerView();
  const explanations = explainForViewer(cart, delivery, code, partnerLooks);
  const [alone, ...others] = explanations;
  const [open, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (open) details.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  if (!alone || (others.length === 0 && !saysMore(alone.steps))) return null;
  return (
    <details ref={details} className="group text-14" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Title />
      {open ? (
        <Unfolded>
          {others.length === 0 ? <Steps steps={alone.steps} /> : <StepsSideBySide explanations={explanations} />}
        </Unfolded>
      ) : null}
    </details>
  );
});

/** Stored steps of an order's total (rule EXPLAIN-5); always open in print. Nothing without them (rule EXPLAIN-6). */
export const KeptTotal = ({ steps }: { readonly steps: readonly PriceStep[] | undefined }) =>
  steps && saysMore(steps) ? (
    <details className="group w-full text-14">
      <Title />
      <Unfolded>
        <Steps steps={steps} />
      </Unfolded>
    </details>
  ) : null;

const Title = () => (
  <summary className="flex min-h-6 w-fit items-center gap-1 font-medium text-link pointer-coarse:min-h-11">
    {useLanguage().t('explanation.title')}
    <ChevronDown className="size-4 shrink-0 transition group-open:rotate-180 print:hidden" />
  </summary>
);

const Unfolded = ({ children }: { readonly children: ReactNode }) => <div className="pt-2 pb-1">{children}</div>;
