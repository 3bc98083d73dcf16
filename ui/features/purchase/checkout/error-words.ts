import type { FieldError } from '#core/kernel/fields/index.ts';
import type { OrderDraft } from '#core/purchase/checkout/index.ts';
import { useSite } from '#ui/app/site.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useCheckout } from './checkout-context.ts';

type Field = keyof OrderDraft;

const words = {
  'name.required': 'checkout.error.nameRequired',
  'name.too_short': 'checkout.error.nameShort',
  'name.too_long': 'checkout.error.nameLong',
  'name.no_letter': 'checkout.error.nameNoLetter',
  'phone.required': 'checkout.error.phoneRequired',
  'phone.phone': 'checkout.error.phoneWrong',
  'email.email': 'checkout.error.email',
  'regionId.required': 'checkout.error.region',
  'localityId.required': 'checkout.error.locality',
  'street.required': 'checkout.error.streetRequired',
  'street.too_long': 'checkout.error.streetLong',
  'shopId.required': 'checkout.error.shop',
  'creditPartnerId.required': 'checkout.error.credit',
  'comment.too_long': 'checkout.error.commentLong',
} as const;

const isKnown = (fault: string): fault is keyof typeof words => Object.hasOwn(words, fault);

/** What is wrong with a field of the draft, in words; undefined when nothing is. For observers. */
export const useFieldError = (): ((field: Field) => string | undefined) => {
  const { t } = useLanguage();
  const { vitrina } = useSite();
  const { errors } = useCheckout().form;
  return (field) => {
    const code: FieldError | undefined = errors[field];
    if (!code) return undefined;
    const fault = `${field}.${code}`;
    // Who fills it in there is not who is to be named.
    if (vitrina && fault === 'name.required') return t('partnerCheckout.nameRequired');
    return t(isKnown(fault) ? words[fault] : 'checkout.error.other');
  };
};
