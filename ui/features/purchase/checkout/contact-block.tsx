import { observer } from 'mobx-react-lite';
import { leftPhoneError } from '#core/purchase/checkout/index.ts';
import { useSite } from '#ui/app/site.ts';
import { TextField } from '#ui/design/primitives/field.tsx';
import { NameField, PhoneField } from '#ui/design/primitives/person-fields.tsx';
import { Block } from '#ui/features/kernel/fields/block.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useCheckout } from './checkout-context.ts';
import { useFieldError } from './error-words.ts';

/** Who orders, and where to call; in the vitrina they are not who reads it. */
export const ContactBlock = observer(() => {
  const { t } = useLanguage();
  const { vitrina } = useSite();
  const { draft, edit, fault } = useCheckout().form;
  const checkPhone = () => {
    const phone = leftPhoneError(draft.phone);
    if (phone) fault({ phone });
  };
  const errorOf = useFieldError();
  return (
    <Block number={1} title={t(vitrina ? 'partnerCheckout.customer' : 'checkout.contact')}>
      <div className="grid gap-x-4 gap-y-5 md:grid-cols-2">
        <NameField
          label={t('checkout.name')}
          error={errorOf('name')}
          value={draft.name}
          onChange={(value) => edit('name', value)}
        />
        <PhoneField
          label={t('checkout.phone')}
          error={errorOf('phone')}
          hint={t(vitrina ? 'partnerCheckout.phoneHint' : 'checkout.phoneHint')}
          value={draft.phone}
          onChange={(value) => edit('phone', value)}
          onLeave={checkPhone}
        />
        <TextField
          label={t('checkout.email')}
          error={errorOf('email')}
          hint={t('checkout.emailHint')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          value={draft.email}
          onChange={({ target }) => edit('email', target.value)}
        />
      </div>
    </Block>
  );
});
