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

interface SiteForm<Draft, Request, Errors> extends Pick<FormKind<Draft, Request, Errors>, 'empty' | 'validate'> {
  /** Storage name of its draft and its sent request. */
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
  new FormStore({
    empty,
    validate,
    send: createSendForm({ ids, formStorage }, name, send),
    kept: storedTexts(formStorage, name, empty),
    contact,
  });

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
