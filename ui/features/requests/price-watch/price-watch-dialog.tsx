import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Product } from '#core/catalog/products/index.ts';
import { parseAmount } from '#core/kernel/shared/index.ts';
import {
  createSendPriceWatch,
  EMPTY_PRICE_WATCH,
  firstWatchedPrice,
  type PriceWatch,
  type PriceWatchDraft,
  type PriceWatchErrors,
  validatePriceWatch,
} from '#core/requests/price-watch/index.ts';
import { TextField } from '#ui/design/primitives/field.tsx';
import { NameField } from '#ui/design/primitives/person-fields.tsx';
import { bindFields } from '#ui/features/kernel/fields/bind-fields.ts';
import { useFieldError } from '#ui/features/kernel/fields/use-field-error.ts';
import { FormStore } from '#ui/features/kernel/forms/form-store.ts';
import { useFormPorts } from '#ui/features/requests/forms/form-ports.ts';
import { PhoneOrEmail } from '#ui/features/requests/forms/phone-or-email.tsx';
import { RequestDialog } from '#ui/features/requests/leads/request-dialog.tsx';
import { RequestNotice } from '#ui/features/requests/leads/request-notice.tsx';
import { RequestSubject } from '#ui/features/requests/leads/request-subject.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { usePriceWatchDesk } from './price-watch-desk.ts';

interface PriceWatchDialogProps {
  readonly product: Product;
  /** Each increase opens the dialog. */
  readonly presses: number;
}

/** The request for a price alert: a target price and contacts. */
export const PriceWatchDialog = observer(({ product, presses }: PriceWatchDialogProps) => {
  const { t, money } = useLanguage();
  const form = usePriceWatchForm(product);
  const show = useEffectEvent(() => form.show(product.productId, { price: firstWatchedPrice(product) }));
  useEffect(() => {
    if (presses > 0) show();
  }, [presses]);
  const errorOf = useFieldError(form);
  const field = bindFields(form, errorOf);
  const { draft, edit } = form;
  return (
    <RequestDialog
      form={form}
      title={t('priceWatch.title')}
      lead={t('priceWatch.lead')}
      submit={t('priceWatch.submit')}
      notice={<RequestNotice form={form} />}
      done={{ title: t('priceWatch.done'), text: t('priceWatch.doneText', { price: money(parseAmount(draft.price)) }) }}
    >
      <RequestSubject product={product} />
      <TextField label={t('priceWatch.price')} required name="price" inputMode="numeric" {...field('price')} />
      <NameField label={t('leads.name')} {...field('name')} />
      <PhoneOrEmail
        phone={draft.phone}
        email={draft.email}
        errorOf={errorOf}
        onPhone={(phone) => edit('phone', phone)}
        onEmail={(email) => form.change({ ...form.draft, email }, 'phone')}
      />
    </RequestDialog>
  );
});

const usePriceWatchForm = (product: Product) => {
  const { contact, ids } = useFormPorts();
  const priceWatches = usePriceWatchDesk();
  const [form] = useState(
    () =>
      new FormStore<PriceWatchDraft, PriceWatch, PriceWatchErrors>(
        {
          contact,
          validate: (draft, locale) => validatePriceWatch(draft, product, locale),
          send: createSendPriceWatch({ priceWatches, ids }),
        },
        EMPTY_PRICE_WATCH,
      ),
  );
  return form;
};
