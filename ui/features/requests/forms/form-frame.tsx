import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { CircleCheck, LoaderCircle } from '#ui/design/icons/index.tsx';
import { Button } from '#ui/design/primitives/button.tsx';
import { useFocusOnMount } from '#ui/design/use-focus-on-mount.ts';
import type { AnyForm } from '#ui/features/kernel/forms/form-store.ts';
import { useSubmit } from '#ui/features/kernel/forms/use-submit.ts';
import { RequestNotice } from '#ui/features/requests/leads/request-notice.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

const COLUMN = 'flex flex-col gap-5';

interface FormFrameProps {
  readonly form: AnyForm;
  /** Accessible name of the form. */
  readonly label: string;
  /** Shows the name as a heading above the fields; the confirmation replaces it. */
  readonly headed?: boolean;
  readonly submit: string;
  readonly done: { readonly title: string; readonly text: string; readonly again: string };
  readonly children: ReactNode;
  /** Layout of the fields; a column by default. */
  readonly className?: string;
}

/** A form on a page: fields, the last answer, and the confirmation in its place. */
export const FormFrame = observer((props: FormFrameProps) => {
  const { form, headed, done } = props;
  return form.phase === 'done' ? <Done form={form} done={done} level={headed ? 'h2' : 'h3'} /> : <Fields {...props} />;
});

const Fields = observer(({ form, label, headed, submit, children, className = COLUMN }: FormFrameProps) => {
  const { t, locale } = useLanguage();
  const { form: body, onSubmit } = useSubmit(() => form.submit(locale));
  const sending = form.phase === 'sending';
  return (
    <form ref={body} noValidate aria-label={label} onSubmit={onSubmit}>
      {headed ? <h2 className="mb-5 text-22 md:text-28">{label}</h2> : null}
      <fieldset disabled={form.phase !== 'editing'} className={`min-w-0 ${className}`}>
        {children}
      </fieldset>
      <div className="not-empty:mt-5">
        <RequestNotice form={form} />
      </div>
      {form.phase === 'unknown' || form.retrying ? null : (
        <Button type="submit" size="lg" aria-disabled={sending} className="mt-6 max-sm:w-full">
          {sending ? <LoaderCircle className="size-5 animate-spin" /> : null}
          {sending ? t('leads.sending') : submit}
        </Button>
      )}
    </form>
  );
});

const Done = ({ form, done, level: Heading }: Pick<FormFrameProps, 'form' | 'done'> & { level: 'h2' | 'h3' }) => {
  const heading = useFocusOnMount();
  return (
    <div className="flex flex-col items-start gap-4">
      <CircleCheck className="size-12 text-positive" strokeWidth={1.5} />
      <Heading ref={heading} tabIndex={-1} className="text-28 outline-none">
        {done.title}
      </Heading>
      <p className="max-w-[52ch] text-pretty">{done.text}</p>
      <Button kind="secondary" className="mt-2" onClick={form.again}>
        {done.again}
      </Button>
    </div>
  );
};
