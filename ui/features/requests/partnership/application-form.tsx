import { observer } from 'mobx-react-lite';
import { EMPTY_APPLICATION, validateApplication } from '#core/requests/partnership/index.ts';
import { TextArea, TextField } from '#ui/design/primitives/field.tsx';
import { NameField, PhoneField } from '#ui/design/primitives/person-fields.tsx';
import { useFieldError } from '#ui/features/kernel/fields/use-field-error.ts';
import { readablePhone } from '#ui/features/kernel/phones/readable-phone.ts';
import { FormFrame } from '#ui/features/requests/forms/form-frame.tsx';
import { useSiteForm } from '#ui/features/requests/forms/site-form.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { usePartnershipDesk } from './partnership-desk.ts';

/** A company's request to become a partner. */
export const ApplicationForm = observer(() => {
  const { t } = useLanguage();
  const desk = usePartnershipDesk();
  const form = useSiteForm({
    name: 'partnership',
    empty: EMPTY_APPLICATION,
    validate: validateApplication,
    send: (application, key) => desk.apply({ application, key }),
  });
  const errorOf = useFieldError(form);
  const { draft, edit } = form;
  return (
    <section aria-labelledby="application" className="max-w-[640px]">
      <h2 id="application" className="text-22 md:text-28">
        {t('partnership.title')}
      </h2>
      <p className="mt-2 mb-6 text-pretty text-muted">{t('partnership.lead')}</p>
      <FormFrame
        form={form}
        label={t('partnership.title')}
        submit={t('partnership.submit')}
        done={{
          title: t('partnership.done'),
          text: t('partnership.doneText', { phone: readablePhone(form.phone) }),
          again: t('partnership.again'),
        }}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={t('partnership.company')}
            error={errorOf('company')}
            required
            name="organization"
            autoComplete="organization"
            value={draft.company}
            onChange={({ target }) => edit('company', target.value)}
          />
          <TextField
            label={t('partnership.city')}
            error={errorOf('city')}
            name="city"
            autoComplete="address-level2"
            value={draft.city}
            onChange={({ target }) => edit('city', target.value)}
          />
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
        </div>
        <TextArea
          label={t('partnership.comment')}
          hint={t('partnership.commentHint')}
          error={errorOf('comment')}
          name="comment"
          rows={3}
          value={draft.comment}
          onChange={({ target }) => edit('comment', target.value)}
        />
      </FormFrame>
    </section>
  );
});
