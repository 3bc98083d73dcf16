import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { nearestFirst, type PickupStock, type Shop } from '#core/purchase/delivery/index.ts';
import { Button } from '#ui/design/primitives/button.tsx';
import { Choice, Choices } from '#ui/features/kernel/fields/choices.tsx';
import { useDelivery } from '#ui/features/purchase/delivery/delivery-context.ts';
import { type OpeningWords, openingTone, useOpeningWords } from '#ui/features/purchase/delivery/use-opening-words.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { noBreakHouseNumber } from '#ui/i18n/no-break.ts';
import { useCheckout } from './checkout-context.ts';
import { useFieldError } from './error-words.ts';
import { usePickupWords } from './use-pickup-words.ts';

/** The nearest shops, which a phone shows at first. */
const NEAREST = 4;

/**
 * Shops for collection and when the cart is ready there (rules OPENING-2, PICKUP-1, PICKUP-6). Each shows today's
 * hours, the chosen one the week's. A phone shows the nearest and the chosen one, and the others on demand.
 */
export const PickupShops = observer(({ stock }: { readonly stock: readonly PickupStock[] }) => {
  const { t } = useLanguage();
  const checkout = useCheckout();
  const delivery = useDelivery();
  const { draft, edit } = checkout.form;
  const errorOf = useFieldError();
  const openingOf = useOpeningWords();
  const pickupOf = usePickupWords(stock);
  const shops = nearestFirst(
    delivery.shops.map((shop) => {
      const opening = openingOf(shop.schedule);
      const pickup = pickupOf(shop);
      return { ...shop, opening, pickup, hasAll: pickup?.isWhole === true, isOpen: opening?.isOpen ?? shop.isOpen };
    }),
    draft.regionId,
  );
  const [isUnfolded, setUnfolded] = useState(false);
  const folded = isUnfolded ? [] : shops.slice(NEAREST).filter(({ shopId }) => shopId !== draft.shopId);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is gone; the focus moves to the first new shop.
    if (isUnfolded) list.current?.querySelectorAll('input')[NEAREST]?.focus();
  }, [isUnfolded]);
  return (
    <div ref={list}>
      <Choices required legend={t('delivery.shops')} error={errorOf('shopId')} columns>
        {shops.map((shop) => (
          <div key={shop.shopId} className={folded.includes(shop) ? 'hidden md:contents' : 'contents'}>
            <PickupShop
              {...shop}
              isChosen={draft.shopId === shop.shopId}
              onChoose={() => edit('shopId', shop.shopId)}
            />
          </div>
        ))}
      </Choices>
      {folded.length > 0 ? (
        <Button kind="quiet" className="mt-1 -ml-5 md:hidden" onClick={() => setUnfolded(true)}>
          {t('delivery.moreShops', { count: folded.length })}
        </Button>
      ) : null}
    </div>
  );
});

interface PickupShopProps extends Pick<Shop, 'title' | 'address' | 'hours'> {
  readonly opening: OpeningWords | undefined;
  readonly pickup: ReturnType<ReturnType<typeof usePickupWords>>;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const PickupShop = ({ title, address, hours, opening, pickup, isChosen, onChoose }: PickupShopProps) => (
  <Choice
    name="shop"
    checked={isChosen}
    onChoose={onChoose}
    title={title}
    note={
      <>
        <span className="block">{noBreakHouseNumber(address)}</span>
        {opening && !isChosen ? null : <span className="block">{hours}</span>}
        <Opening words={opening} />
        {pickup ? (
          <span className={`mt-1 block font-medium ${pickup.isWhole ? 'text-positive' : 'text-ink'}`}>
            {pickup.text}
          </span>
        ) : null}
        {pickup?.held && isChosen ? <span className="block">{pickup.held}</span> : null}
      </>
    }
  />
);

/** Whether a shop is open now; nothing where only its words are known. */
const Opening = ({ words }: { words: OpeningWords | undefined }) =>
  words ? <span className={`block font-medium ${openingTone(words)}`}>{words.text}</span> : null;
