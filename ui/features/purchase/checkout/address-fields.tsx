import { observer } from 'mobx-react-lite';
import { typeFees } from '#core/purchase/checkout/index.ts';
import { choosesLocality, localitiesOf, offeredTypes, resolveAddress } from '#core/purchase/delivery/index.ts';
import { useSite } from '#ui/app/site.ts';
import { SelectField, TextField } from '#ui/design/primitives/field.tsx';
import { bindFields } from '#ui/features/kernel/fields/bind-fields.ts';
import { Choice, Choices } from '#ui/features/kernel/fields/choices.tsx';
import { useDelivery } from '#ui/features/purchase/delivery/delivery-context.ts';
import { useDeliveryPromise } from '#ui/features/purchase/delivery/promise-context.ts';
import { Promised } from '#ui/features/purchase/delivery/promised.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useCheckout } from './checkout-context.ts';
import { useFieldError } from './error-words.ts';

/** Where the order is brought to, and how fast. */
export const AddressFields = observer(() => {
  const { t } = useLanguage();
  const checkout = useCheckout();
  const delivery = useDelivery();
  const { draft } = checkout.form;
  const errorOf = useFieldError();
  const field = bindFields<'street'>(checkout.form, errorOf);
  const { regionId } = draft;
  const hasLocalities = choosesLocality(delivery.regions, draft);
  return (
    <>
      <div className="grid gap-x-4 gap-y-5 md:grid-cols-2">
        <SelectField
          label={t('delivery.region')}
          error={errorOf('regionId')}
          required
          name="region"
          autoComplete="address-level1"
          value={regionId}
          onChange={({ target: { value } }) => {
            if (value !== regionId)
              checkout.chooseAddress(resolveAddress(delivery.regions, { regionId: value, localityId: '' }));
          }}
          options={delivery.regions.map((region) => [region.regionId, region.label])}
        />
        {hasLocalities ? (
          <SelectField
            label={t('delivery.locality')}
            error={errorOf('localityId')}
            required
            name="locality"
            autoComplete="address-level2"
            value={draft.localityId}
            onChange={({ target }) => checkout.chooseAddress({ regionId, localityId: target.value })}
            options={localitiesOf(delivery.regions, regionId).map(({ localityId, label }) => [localityId, label])}
          />
        ) : null}
        <div className={hasLocalities ? 'md:col-span-2' : ''}>
          <TextField
            label={t('delivery.street')}
            required
            name="street"
            autoComplete="street-address"
            placeholder={t('delivery.streetPlaceholder')}
            {...field('street')}
          />
        </div>
      </div>
      <DeliveryTypes />
    </>
  );
});

/** Standard or express with their fees; outside Kishinev there is one, and the reason is shown. */
const DeliveryTypes = observer(() => {
  const { t, money } = useLanguage();
  const checkout = useCheckout();
  const { deliverySchedule } = useSite();
  const promise = useDeliveryPromise();
  const { draft } = checkout;
  const fees = typeFees(checkout.ordered, draft);
  const types = offeredTypes(promise, deliverySchedule, draft);
  return (
    <div className="flex flex-col gap-2">
      <Choices legend={t('delivery.typeLegend')}>
        {fees
          .filter(({ type }) => types.includes(type))
          .map(({ type, fee }) => (
            <Choice
              key={type}
              name="type"
              checked={draft.type === type}
              onChoose={() => checkout.chooseType(type)}
              title={t(`delivery.type.${type}`)}
              note={
                <>
                  {t(`delivery.typeNote.${type}`)}
                  <span className="block text-ink">
                    <Promised sentence regionId={draft.regionId} type={type} />
                  </span>
                </>
              }
              aside={fee > 0 ? money(fee) : t('cart.free')}
            />
          ))}
      </Choices>
      {fees.length === 1 ? <p className="text-14 text-muted">{t('delivery.onlyStandard')}</p> : null}
    </div>
  );
});
