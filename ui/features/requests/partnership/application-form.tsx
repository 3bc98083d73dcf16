import { observer } from 'mobx-react-lite';
import { EMPTY_APPLICATION, validateApplication } from '#core/requests/partnership/index.ts';
import { TextArea, TextField } from '#ui/design/primitives/field.tsx';
import { NameField, PhoneField } from '#ui/design/primitives/person-fields.tsx';
import { bindFields } from '#ui/features/kernel/fields/bind-fields.ts';
import { useFieldError } from '#ui/features/kernel/fields/use-field-error.ts';
import { readablePhone } from '#ui/features/kernel/phones/readable-phone.ts';
import { FormFrame } from '#ui/features/requests/forms/form-frame.tsx';
import { useSiteForm } from '#ui/features/requests/forms/site-form.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { usePartnershipDesk } from './partnership-desk.ts';

export const ApplicationForm = observer(() => {
  const { t } = useLanguage();
  const desk = usePartnershipDesk();
  const form = useSiteForm({
    name: 'partnership',
    empty: EMPTY_APPLICATION,
    validate: validateApplication,
    send: (application, key) => desk.apply({ application, key }),
  });
  const field = bindFields(form, useFieldError(form));
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
            required
            name="organization"
            autoComplete="organization"
            {...field('company')}
          />
          <TextField label={t('partnership.city')} name="city" autoComplete="address-level2" {...field('city')} />
          <NameField label={t('leads.name')} {...field('name')} />
          <PhoneField label={t('leads.phone')} {...field('phone')} />
        </div>
        <TextArea
          label={t('partnership.comment')}
          hint={t('partnership.commentHint')}
          name="comment"
          rows={3}
          {...field('comment')}
        />
      </FormFrame>
    </section>
  );
});
