import { observer } from 'mobx-react-lite';
import { nearestFirst, type PickupStock } from '#core/purchase/delivery/index.ts';
import { Choice, Choices } from '#ui/features/kernel/fields/choices.tsx';
import { useDelivery } from '#ui/features/purchase/delivery/delivery-context.ts';
import { type OpeningWords, openingTone, useOpeningWords } from '#ui/features/purchase/delivery/use-opening-words.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { tiedAddress } from '#ui/i18n/tied.ts';
import { useCheckout } from './checkout-context.ts';
import { useFieldError } from './error-words.ts';
import { usePickupWords } from './use-pickup-words.ts';

/**
 * The shops where an order can be picked up, and when the cart can be fetched there (rules OPENING-2, PICKUP-1, PICKUP-6). How long they are open today is said of each, the hours of the week of the chosen one.
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
  return (
    <Choices required legend={t('delivery.shops')} error={errorOf('shopId')} columns>
      {shops.map(({ shopId, title, address, hours, opening, pickup }) => (
        <Choice
          key={shopId}
          name="shop"
          checked={draft.shopId === shopId}
          onChoose={() => edit('shopId', shopId)}
          title={title}
          note={
            <>
              <span className="block">{tiedAddress(address)}</span>
              {opening && draft.shopId !== shopId ? null : <span className="block">{hours}</span>}
              <Opening words={opening} />
              {pickup ? (
                <span className={`mt-1 block font-medium ${pickup.isWhole ? 'text-positive' : 'text-ink'}`}>
                  {pickup.text}
                </span>
              ) : null}
              {pickup?.held && draft.shopId === shopId ? <span className="block">{pickup.held}</span> : null}
            </>
          }
        />
      ))}
    </Choices>
  );
});

/** Whether a shop is open now; nothing where only its words are known. */
const Opening = ({ words }: { words: OpeningWords | undefined }) =>
  words ? <span className={`block font-medium ${openingTone(words)}`}>{words.text}</span> : null;
