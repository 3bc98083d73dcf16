import { observer } from 'mobx-react-lite';
import type { LeadDraft } from '#core/requests/leads/index.ts';
import { TextArea } from '#ui/design/primitives/field.tsx';
import { NameField, PhoneField } from '#ui/design/primitives/person-fields.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import type { AnyRequestForm } from './request-form.ts';

const words = {
  'name.required': 'leads.error.nameRequired',
  'name.too_short': 'leads.error.nameShort',
  'name.too_long': 'leads.error.nameLong',
  'phone.required': 'leads.error.phoneRequired',
  'phone.phone': 'leads.error.phoneWrong',
  'comment.too_long': 'leads.error.commentLong',
} as const;

const isKnown = (fault: string): fault is keyof typeof words => Object.hasOwn(words, fault);

interface RequestFieldsProps {
  readonly form: AnyRequestForm;
  readonly comment?: boolean;
}

/** Name and phone, and a comment where it helps; what is wrong is said at the field. */
export const RequestFields = observer(({ form: { draft, errors, edit }, comment = false }: RequestFieldsProps) => {
  const { t } = useLanguage();
  const errorOf = (field: keyof LeadDraft) => {
    const code = errors[field];
    if (!code) return undefined;
    const fault = `${field}.${code}`;
    return t(isKnown(fault) ? words[fault] : 'leads.error.other');
  };
  return (
    <>
      <NameField
        label={t('leads.name')}
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
          error={errorOf('comment')}
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
