import { observer } from 'mobx-react-lite';
import { EMPTY_FEEDBACK, validateFeedback } from '#core/requests/contacts/index.ts';
import { TextArea } from '#ui/design/primitives/field.tsx';
import { NameField } from '#ui/design/primitives/person-fields.tsx';
import { bindFields } from '#ui/features/kernel/fields/bind-fields.ts';
import { useFieldError } from '#ui/features/kernel/fields/use-field-error.ts';
import { FormFrame } from '#ui/features/requests/forms/form-frame.tsx';
import { PhoneOrEmail } from '#ui/features/requests/forms/phone-or-email.tsx';
import { useSiteForm } from '#ui/features/requests/forms/site-form.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useFeedbackDesk } from './feedback-desk.ts';

export const FeedbackForm = observer(() => {
  const { t } = useLanguage();
  const desk = useFeedbackDesk();
  const form = useSiteForm({
    name: 'feedback',
    empty: EMPTY_FEEDBACK,
    validate: validateFeedback,
    send: (feedback, key) => desk.send({ feedback, key }),
  });
  const errorOf = useFieldError(form);
  const field = bindFields(form, errorOf);
  const { draft, edit } = form;
  return (
    <FormFrame
      form={form}
      label={t('contacts.write')}
      submit={t('contacts.send')}
      done={{ title: t('contacts.sent'), text: t('contacts.sentText'), again: t('contacts.again') }}
    >
      <NameField label={t('leads.name')} {...field('name')} />
      <PhoneOrEmail
        phone={draft.phone}
        email={draft.email}
        errorOf={errorOf}
        onPhone={(phone) => edit('phone', phone)}
        onEmail={(email) => form.change({ ...form.draft, email }, 'phone')}
      />
      <TextArea label={t('contacts.message')} required name="message" rows={5} {...field('message')} />
    </FormFrame>
  );
});
