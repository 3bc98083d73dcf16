import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { StepSubject } from '#core/purchase/explanation/index.ts';
import { useDeliveryLabel } from '#ui/features/purchase/delivery/use-delivery-label.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** A step's name with its details. */
const Said = ({ name, note }: { readonly name: ReactNode; readonly note?: string | undefined }) => (
  <>
    <span className="block">{name}</span>
    {note ? <span className="block text-muted">{note}</span> : null}
  </>
);

type Delivery = Extract<StepSubject, { readonly kind: 'delivery' }>;

const DeliverySaid = observer(({ what: { type, regionId, title }, among }: { what: Delivery; among: number }) => {
  const { t } = useLanguage();
  const name = useDeliveryLabel({ method: 'address', type, regionId });
  return <Said name={name} note={among > 1 ? t('explanation.feeOf', { title }) : undefined} />;
});

interface StepWordsProps {
  readonly what: StepSubject;
  /** Number of paid products; with one it is clear whose delivery fee counts. */
  readonly among: number;
  /** Whether to show the price of a piece; not where prices stand side by side. */
  readonly priced: boolean;
}

/** Names a step of a total. */
export const StepWords = ({ what, among, priced }: StepWordsProps) => {
  const { t, money } = useLanguage();
  switch (what.kind) {
    case 'goods': {
      const { title, count, piece } = what;
      const note = priced ? t('cart.pieces', { count, price: money(piece) }) : t('explanation.pieces', { count });
      return <Said name={title} note={count > 1 ? note : undefined} />;
    }
    case 'discount':
    case 'promo':
      return (
        <Said
          name={
            <>
              {t(`explanation.${what.kind}`)}
              <span className="sr-only">: {what.title}</span>
            </>
          }
        />
      );
    case 'left_out':
      return <Said name={what.title} note={t(`cart.obstacle.${what.obstacle}`, { count: what.most })} />;
    case 'code':
      return <Said name={t('promoCode.entered', { code: what.code })} />;
    case 'delivery':
      return <DeliverySaid what={what} among={among} />;
    case 'pickup':
      return <Said name={t('delivery.byPickup')} />;
  }
};
