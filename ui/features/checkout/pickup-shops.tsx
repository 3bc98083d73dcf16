import { observer } from 'mobx-react-lite';
import { useStores } from '#ui/app/stores.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { Choice, Choices } from './choices.tsx';
import { useFieldError } from './error-words.ts';

/** The shops where an order can be picked up, with their hours. */
export const PickupShops = observer(() => {
  const { t } = useLanguage();
  const { checkout, delivery } = useStores();
  const { draft, edit } = checkout.form;
  const errorOf = useFieldError();
  return (
    <Choices legend={t('delivery.shops')} error={errorOf('shopId')} columns>
      {delivery.shops.map(({ shopId, title, address, hours, isOpen }) => (
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
              <span className={`block font-medium ${isOpen ? 'text-positive' : 'text-muted'}`}>
                {t(isOpen ? 'delivery.open' : 'delivery.closed')}
              </span>
            </>
          }
        />
      ))}
    </Choices>
  );
});
