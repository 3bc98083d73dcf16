import { observer } from 'mobx-react-lite';
import { openFirst } from '#core/editorial/content/index.ts';
import { Choice, Choices } from '#ui/features/kernel/fields/choices.tsx';
import { useDelivery } from '#ui/features/purchase/delivery/delivery-context.ts';
import { type OpeningWords, useOpeningWords } from '#ui/features/purchase/delivery/use-opening-words.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useCheckout } from './checkout-context.ts';
import { useFieldError } from './error-words.ts';

/** The shops where an order can be picked up, with their hours: those that are open now first (rules CONTENT-3, OPENING-2). */
export const PickupShops = observer(() => {
  const { t } = useLanguage();
  const checkout = useCheckout();
  const delivery = useDelivery();
  const { draft, edit } = checkout.form;
  const errorOf = useFieldError();
  const openingOf = useOpeningWords();
  const shops = openFirst(
    delivery.shops.map((shop) => {
      const opening = openingOf(shop.schedule);
      return { ...shop, opening, isOpen: opening?.isOpen ?? shop.isOpen };
    }),
  );
  return (
    <Choices legend={t('delivery.shops')} error={errorOf('shopId')} columns>
      {shops.map(({ shopId, title, address, hours, opening }) => (
        <Choice
          key={shopId}
          name="shop"
          checked={draft.shopId === shopId}
          onChoose={() => edit('shopId', shopId)}
          title={title}
          note={
            <>
              <span className="block">{address}</span>
              <span className="block">{hours}</span>
              <Opening words={opening} />
            </>
          }
        />
      ))}
    </Choices>
  );
});

/** Whether a shop is open now; nothing where only its words are known. */
const Opening = ({ words }: { words: OpeningWords | undefined }) =>
  words ? (
    <span className={`block font-medium ${words.isOpen ? 'text-positive' : 'text-muted'}`}>{words.text}</span>
  ) : null;
