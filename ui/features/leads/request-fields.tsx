import { observer } from 'mobx-react-lite';
import type { LeadDraft } from '#core/leads/index.ts';
import { TextArea, TextField } from '#ui/design/primitives/field.tsx';
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
      <TextField
        label={t('leads.name')}
        error={errorOf('name')}
        required
        name="name"
        autoComplete="name"
        autoCapitalize="words"
        value={draft.name}
        onChange={({ target }) => edit('name', target.value)}
      />
      <TextField
        label={t('leads.phone')}
        error={errorOf('phone')}
        required
        name="tel"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="069 123 456"
        value={draft.phone}
        onChange={({ target }) => edit('phone', target.value)}
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
