import { observer } from 'mobx-react-lite';
import type { LeadDraft, LeadErrors } from '#core/requests/leads/index.ts';
import { TextArea } from '#ui/design/primitives/field.tsx';
import { NameField, PhoneField } from '#ui/design/primitives/person-fields.tsx';
import { useFieldError } from '#ui/features/kernel/fields/use-field-error.ts';
import type { FormStore } from '#ui/features/kernel/forms/form-store.ts';
import { useLanguage } from '#ui/i18n/context.ts';

interface RequestFieldsProps {
  readonly form: Pick<FormStore<LeadDraft, unknown, LeadErrors>, 'draft' | 'errorOf' | 'edit'>;
  readonly comment?: boolean;
  /** Whether whoever fills it in does so for a buyer. */
  readonly buyer?: boolean;
}

/** What a field of a buyer's lacks, in words that are no buyer's own. */
const missing = { name: 'leads.buyer.nameRequired', phone: 'leads.buyer.phoneRequired' } as const;

/** Name and phone, and a comment where it helps; what is wrong is said at the field. */
export const RequestFields = observer(({ form, comment = false, buyer = false }: RequestFieldsProps) => {
  const { t } = useLanguage();
  const wordsOf = useFieldError(form);
  const { draft, edit } = form;
  const errorOf = (field: keyof typeof missing) =>
    buyer && form.errorOf(field) === 'required' ? t(missing[field]) : wordsOf(field);
  return (
    <>
      <NameField
        label={t(buyer ? 'leads.buyer.name' : 'leads.name')}
        error={errorOf('name')}
        value={draft.name}
        onChange={(value) => edit('name', value)}
      />
      <PhoneField
        label={t('leads.phone')}
        error={errorOf('phone')}
        value={draft.phone}
        onChange={(value) => edit('phone', value)}
      />
      {comment ? (
        <TextArea
          label={t('leads.comment')}
          error={wordsOf('comment')}
          hint={t('leads.commentHint')}
          name="comment"
          rows={2}
          value={draft.comment}
          onChange={({ target }) => edit('comment', target.value)}
        />
      ) : null}
    </>
  );
});
