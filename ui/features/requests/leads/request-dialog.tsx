import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { CircleCheck, LoaderCircle } from '#ui/design/icons/index.tsx';
import { Button, CrossButton } from '#ui/design/primitives/button.tsx';
import { Dialog } from '#ui/design/primitives/dialog.tsx';
import type { AnyForm } from '#ui/features/kernel/forms/form-store.ts';
import { useSubmit } from '#ui/features/kernel/forms/use-submit.ts';
import { useLanguage } from '#ui/i18n/context.ts';

interface RequestDialogProps {
  readonly form: AnyForm;
  readonly title: string;
  /** What happens next, in a sentence. */
  readonly lead?: string;
  readonly submit: string;
  /** Nothing can be requested at the moment. */
  readonly blocked?: boolean;
  readonly done: { readonly title: string; readonly text: string; readonly action?: ReactNode };
  /** The last answer. */
  readonly notice: ReactNode;
  /** The subject and the fields. */
  readonly children: ReactNode;
}

/** A request in a modal, then its confirmation. */
export const RequestDialog = observer((props: RequestDialogProps) => {
  const { form, title, done } = props;
  const isDone = form.phase === 'done';
  return (
    <Dialog open={form.open} onClose={form.hide} label={isDone ? done.title : title}>
      {isDone ? <Success form={form} done={done} /> : <Asking {...props} />}
    </Dialog>
  );
});

const Asking = observer(({ form, title, lead, submit, blocked = false, notice, children }: RequestDialogProps) => {
  const { t, locale } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const { form: body, onSubmit } = useSubmit(async () => {
    if (!blocked) await form.submit(locale);
  });
  // The dialog would focus the cross.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const sending = form.phase === 'sending';
  return (
    <div className="overflow-y-auto overscroll-contain p-5 sm:p-8">
      <div className="flex items-start justify-between gap-4">
        <h2 ref={heading} tabIndex={-1} className="pt-1 text-28 outline-none">
          {title}
        </h2>
        <CrossButton label={t('leads.close')} className="-mt-1 -mr-2" onClick={form.hide} />
      </div>
      {lead ? <p className="mt-2 text-muted text-pretty">{lead}</p> : null}
      <form ref={body} noValidate className="mt-5" onSubmit={onSubmit}>
        <fieldset disabled={form.phase !== 'editing'} className="flex min-w-0 flex-col gap-5">
          {children}
        </fieldset>
        <div className="not-empty:mt-5">{notice}</div>
        {form.phase === 'unknown' || form.retrying ? null : (
          <Button type="submit" size="lg" wide className="mt-6" aria-disabled={sending || blocked}>
            {sending ? <LoaderCircle className="size-5 animate-spin" /> : null}
            {sending ? t('leads.sending') : submit}
          </Button>
        )}
      </form>
    </div>
  );
});

const Success = observer(({ form, done }: Pick<RequestDialogProps, 'form' | 'done'>) => {
  const { t } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const number = form.orderNumber;
  return (
    <div className="flex flex-col gap-6 overflow-y-auto p-6 sm:p-8">
      <CircleCheck className="size-12 text-positive" strokeWidth={1.5} />
      <div className="flex flex-col gap-1">
        <h2 ref={heading} tabIndex={-1} className="text-28 outline-none">
          {done.title}
        </h2>
        {number ? <p className="font-semibold">{t('leads.number', { number })}</p> : null}
        <p className="mt-1 text-pretty">{done.text}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {done.action}
        <Button kind={done.action ? 'quiet' : 'primary'} className="max-sm:w-full" onClick={form.hide}>
          {t('leads.great')}
        </Button>
      </div>
    </div>
  );
});
