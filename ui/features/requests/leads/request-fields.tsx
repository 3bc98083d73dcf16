import { observer } from 'mobx-react-lite';
import type { LeadDraft, LeadErrors } from '#core/requests/leads/index.ts';
import { TextArea } from '#ui/design/primitives/field.tsx';
import { NameField, PhoneField } from '#ui/design/primitives/person-fields.tsx';
import { bindFields } from '#ui/features/kernel/fields/bind-fields.ts';
import { useFieldError } from '#ui/features/kernel/fields/use-field-error.ts';
import type { FormStore } from '#ui/features/kernel/forms/form-store.ts';
import { useLanguage } from '#ui/i18n/context.ts';

interface RequestFieldsProps {
  readonly form: Pick<FormStore<LeadDraft, unknown, LeadErrors>, 'draft' | 'errorOf' | 'edit'>;
  readonly comment?: boolean;
  /** Filled in on behalf of a buyer. */
  readonly buyer?: boolean;
}

/** Errors worded for a buyer's data. */
const missing = { name: 'leads.buyer.nameRequired', phone: 'leads.buyer.phoneRequired' } as const;

/** Name, phone and an optional comment. */
export const RequestFields = observer(({ form, comment = false, buyer = false }: RequestFieldsProps) => {
  const { t } = useLanguage();
  const wordsOf = useFieldError(form);
  const field = bindFields(form, (name: keyof LeadDraft) =>
    buyer && name !== 'comment' && form.errorOf(name) === 'required' ? t(missing[name]) : wordsOf(name),
  );
  return (
    <>
      <NameField label={t(buyer ? 'leads.buyer.name' : 'leads.name')} {...field('name')} />
      <PhoneField label={t('leads.phone')} {...field('phone')} />
      {comment ? (
        <TextArea
          label={t('leads.comment')}
          hint={t('leads.commentHint')}
          name="comment"
          rows={2}
          {...field('comment')}
        />
      ) : null}
    </>
  );
});
