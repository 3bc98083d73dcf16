import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { phoneOrTyped } from '#core/kernel/fields/index.ts';
import type { CvDraft } from '#core/requests/careers/index.ts';
import { CircleCheck } from '#ui/design/icons/index.tsx';
import { Button, CrossButton } from '#ui/design/primitives/button.tsx';
import { Dialog } from '#ui/design/primitives/dialog.tsx';
import { TextArea } from '#ui/design/primitives/field.tsx';
import { NameField, PhoneField } from '#ui/design/primitives/person-fields.tsx';
import { bindFields } from '#ui/features/kernel/fields/bind-fields.ts';
import { useSubmit } from '#ui/features/kernel/forms/use-submit.ts';
import { readablePhone } from '#ui/features/kernel/phones/readable-phone.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { CvFileField } from './cv-file-field.tsx';
import { CvProgress } from './cv-progress.tsx';
import type { CvStore } from './cv-store.ts';

/** The form for a CV; once sent, a confirmation. */
export const CvModal = observer(({ store }: { store: CvStore }) => {
  const { t } = useLanguage();
  const { open, phase } = store.form;
  const sent = phase === 'done';
  return (
    <Dialog open={open} onClose={store.hide} label={t(sent ? 'career.sent' : 'career.formTitle')}>
      {sent ? <Sent store={store} /> : <Form store={store} />}
    </Dialog>
  );
});

const words = {
  'name.required': 'checkout.error.nameRequired',
  'name.too_short': 'checkout.error.nameShort',
  'name.too_long': 'checkout.error.nameLong',
  'name.no_letter': 'checkout.error.nameNoLetter',
  'phone.required': 'career.error.phoneRequired',
  'phone.phone': 'checkout.error.phoneWrong',
  'comment.too_long': 'checkout.error.commentLong',
} as const;
const isKnown = (fault: string): fault is keyof typeof words => Object.hasOwn(words, fault);

const Form = observer(({ store }: { store: CvStore }) => {
  const { t, locale } = useLanguage();
  const { vacancy, hide } = store;
  const { errors, phase, refused = [] } = store.form;
  const { form, onSubmit } = useSubmit(() => store.form.submit(locale));
  const heading = useRef<HTMLHeadingElement>(null);
  // The dialog would focus the cross.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const errorOf = (field: keyof CvDraft) => {
    const code = errors[field];
    if (!code) return undefined;
    const fault = `${field}.${code}`;
    return t(isKnown(fault) ? words[fault] : 'checkout.error.other');
  };
  const field = bindFields<'name' | 'phone' | 'comment'>(store.form, errorOf);
  return (
    <div className="overflow-y-auto overscroll-contain p-5 sm:p-8">
      <div className="flex items-start justify-between gap-4">
        <h2 ref={heading} tabIndex={-1} className="pt-1 text-28 outline-none">
          {t('career.formTitle')}
        </h2>
        <CrossButton label={t('common.close')} className="-mt-1 -mr-2" onClick={hide} />
      </div>
      {vacancy ? <p className="mt-1 text-muted">{vacancy.title}</p> : null}
      <form ref={form} noValidate className="mt-5" onSubmit={onSubmit}>
        <fieldset disabled={phase === 'sending'} className="flex min-w-0 flex-col gap-5">
          <NameField label={t('checkout.name')} {...field('name')} />
          <PhoneField label={t('checkout.phone')} {...field('phone')} />
          <CvFileField store={store} />
          <TextArea
            label={t('career.comment')}
            hint={t('career.commentHint')}
            name="comment"
            rows={2}
            {...field('comment')}
          />
        </fieldset>
        <div role="alert" className="not-empty:mt-5">
          {refused.length > 0 ? (
            <div className="rounded-tile bg-promo p-4 text-14">
              <p className="font-semibold">{t('career.refused')}</p>
              {refused.map((words) => (
                <p key={words}>{words}</p>
              ))}
            </div>
          ) : null}
        </div>
        <div className="mt-6">
          {phase === 'sending' ? (
            <CvProgress store={store} />
          ) : (
            <Button type="submit" size="lg" wide>
              {t('career.submit')}
            </Button>
          )}
        </div>
        <p className="mt-4 text-12 text-muted">{t('career.privacy')}</p>
      </form>
    </div>
  );
});

const Sent = observer(({ store }: { store: CvStore }) => {
  const { t } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-6 overflow-y-auto p-6 sm:p-8">
      <CircleCheck className="size-12 text-positive" strokeWidth={1.5} />
      <div className="flex flex-col gap-2">
        <h2 ref={heading} tabIndex={-1} className="text-28 outline-none">
          {t('career.sent')}
        </h2>
        <p>{t('career.sentText', { phone: readablePhone(phoneOrTyped(store.form.draft.phone)) })}</p>
      </div>
      <Button className="max-sm:w-full" onClick={store.hide}>
        {t('career.great')}
      </Button>
    </div>
  );
});
