import { useEffect, useState } from 'react';
import {
  createSendForm,
  type FormErrors,
  type FormKind,
  type Person,
  storedTexts,
  type Texts,
} from '#core/kernel/forms/index.ts';
import { FormStore } from '#ui/features/kernel/forms/form-store.ts';
import { useCheckout } from '#ui/features/purchase/checkout/checkout-context.ts';
import { type FormPorts, useFormPorts } from './form-ports.ts';

/** What one form of a page is made of. */
interface SiteForm<Draft, Request, Errors> extends Pick<FormKind<Draft, Request, Errors>, 'validate'> {
  readonly empty: Draft;
  /** Its draft, and what was sent of it, are kept under this name. */
  readonly name: string;
  readonly send: Parameters<typeof createSendForm<Request>>[2];
}

/**
 * A form on a page. Drafts are saved at each change and restored after a reload (rule FORM-1); until there is a
 * definite answer a retry repeats the same request (rule FORM-2).
 */
export const siteForm = <Draft extends Person & Texts<Draft>, Request, Errors extends FormErrors<Draft>>(
  { contact, formStorage, ids }: FormPorts,
  { name, empty, validate, send }: SiteForm<Draft, Request, Errors>,
): FormStore<Draft, Request, Errors> =>
  new FormStore(
    {
      validate,
      send: createSendForm({ ids, formStorage }, name, send),
      kept: storedTexts(formStorage, name, empty),
      contact,
    },
    empty,
  );

/** Creates a form for the page's lifetime and restores its draft after hydration. */
export const useSiteForm = <Draft extends Person & Texts<Draft>, Request, Errors extends FormErrors<Draft>>(
  kind: SiteForm<Draft, Request, Errors>,
): FormStore<Draft, Request, Errors> => {
  const ports = useFormPorts();
  const [form] = useState(() => siteForm(ports, kind));
  const { ready } = useCheckout();
  useEffect(() => {
    if (ready) form.start();
  }, [ready, form]);
  return form;
};
