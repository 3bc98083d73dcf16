import { advanceOf, type LastOrder, placedPayment } from '#core/purchase/checkout/index.ts';
import { AdvanceRows } from './advance-rows.tsx';

/** Advance of this browser's last order; nothing without one (rule ADVANCE-2). */
export const PlacedAdvance = ({ placed }: { readonly placed: LastOrder }) => {
  const advance = advanceOf({ ...placedPayment(placed), total: placed.total });
  return advance ? (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
      <AdvanceRows advance={advance} />
    </dl>
  ) : null;
};
