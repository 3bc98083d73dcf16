import { observer } from 'mobx-react-lite';
import { phoneErrorOnBlur } from '#core/purchase/checkout/index.ts';
import { useSite } from '#ui/app/site.ts';
import { TextField } from '#ui/design/primitives/field.tsx';
import { NameField, PhoneField } from '#ui/design/primitives/person-fields.tsx';
import { bindFields } from '#ui/features/kernel/fields/bind-fields.ts';
import { Block } from '#ui/features/kernel/fields/block.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useCheckout } from './checkout-context.ts';
import { useFieldError } from './error-words.ts';

/** Who orders, and where to call; in the vitrina they are not who reads it. */
export const ContactBlock = observer(() => {
  const { t } = useLanguage();
  const { vitrina } = useSite();
  const { form } = useCheckout();
  const checkPhone = () => {
    const phone = phoneErrorOnBlur(form.draft.phone);
    if (phone) form.fault({ phone });
  };
  const field = bindFields<'name' | 'phone' | 'email'>(form, useFieldError());
  return (
    <Block number={1} title={t(vitrina ? 'partnerCheckout.customer' : 'checkout.contact')}>
      <div className="grid gap-x-4 gap-y-5 md:grid-cols-2">
        <NameField label={t('checkout.name')} {...field('name')} />
        <PhoneField
          label={t('checkout.phone')}
          hint={t(vitrina ? 'partnerCheckout.phoneHint' : 'checkout.phoneHint')}
          {...field('phone')}
          onBlur={checkPhone}
        />
        <TextField
          label={t('checkout.email')}
          hint={t('checkout.emailHint')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          {...field('email')}
        />
      </div>
    </Block>
  );
});
