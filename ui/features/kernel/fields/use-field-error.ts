import { useLanguage } from '#ui/i18n/context.ts';

const words = {
  'name.required': 'leads.error.nameRequired',
  'name.too_short': 'leads.error.nameShort',
  'name.too_long': 'leads.error.nameLong',
  'name.no_letter': 'leads.error.nameNoLetter',
  'phone.required': 'leads.error.phoneRequired',
  'phone.phone': 'leads.error.phoneWrong',
  'phone.contact': 'siteForms.error.contact',
  'email.email': 'checkout.error.email',
  'message.required': 'siteForms.error.messageRequired',
  'message.too_short': 'siteForms.error.messageShort',
  'message.too_long': 'siteForms.error.messageLong',
  'comment.too_long': 'leads.error.commentLong',
  'price.required': 'siteForms.error.price',
  'price.price': 'siteForms.error.price',
  'price.not_lower': 'siteForms.error.priceNotLower',
  'company.required': 'siteForms.error.companyRequired',
  'company.too_short': 'siteForms.error.companyShort',
  'kindId.required': 'siteForms.error.kind',
  'brand.required': 'siteForms.error.brand',
  'modelId.required': 'siteForms.error.model',
  'memory.required': 'siteForms.error.memory',
  'device.required': 'siteForms.error.device',
  'device.too_short': 'siteForms.error.device',
  'condition.required': 'siteForms.error.condition',
} as const;

const isKnown = (fault: string): fault is keyof typeof words => Object.hasOwn(words, fault);

/** What is wrong with a field in words; undefined when nothing is. */
export const useFieldError = <Field extends string>(form: {
  readonly errorOf: (field: Field) => string | undefined;
}): ((field: Field) => string | undefined) => {
  const { t } = useLanguage();
  return (field) => {
    const code = form.errorOf(field);
    if (!code) return undefined;
    const fault = `${field}.${code}`;
    if (isKnown(fault)) return t(words[fault]);
    return t(code === 'too_long' ? 'siteForms.error.tooLong' : 'leads.error.other');
  };
};
