import { observer } from 'mobx-react-lite';
import { showsCartHint, showsRetailNotice } from '#core/requests/leads/index.ts';
import { useSite } from '#ui/app/site.ts';
import { useCustomerView } from '#ui/features/catalog/second-price/customer-view-context.ts';
import { readablePhone } from '#ui/features/kernel/phones/readable-phone.ts';
import { SellerField } from '#ui/features/purchase/checkout/seller-field.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { RequestDialog } from './request-dialog.tsx';
import { RequestFields } from './request-fields.tsx';
import { RequestNotice } from './request-notice.tsx';
import { RequestSubject } from './request-subject.tsx';
import { useLeads } from './use-leads.ts';

/** Requests with a comment field. */
const COMMENTED = ['preorder', 'consultation'];

/** One-click purchase, pre-order, consultation or availability notice: name and phone, then the answer. */
export const LeadModal = observer(() => {
  const { t } = useLanguage();
  const { vitrina } = useSite();
  const { partnerLooks } = useCustomerView();
  const { modal, form } = useLeads();
  const atRetail = modal !== undefined && showsRetailNotice(modal, partnerLooks);
  const { kind, product } = modal ?? { kind: 'consultation' };
  // A seller asks for the buyer, except in a consultation.
  const forBuyer = vitrina && kind !== 'consultation';
  const phone = readablePhone(form.phone);
  return (
    <RequestDialog
      form={form}
      title={t(`leads.${kind}.title`)}
      lead={t(forBuyer ? `leads.buyer.${kind}.lead` : `leads.${kind}.lead`)}
      submit={t(atRetail ? 'leads.buyer.submit' : `leads.${kind}.submit`)}
      notice={<RequestNotice form={form} />}
      done={{
        title: t(`leads.${kind}.done`),
        text: t(forBuyer ? `leads.buyer.${kind}.doneText` : `leads.${kind}.doneText`, { phone }),
      }}
    >
      {product ? <RequestSubject product={product} atRetail={atRetail} /> : null}
      {modal && showsCartHint(modal, partnerLooks) ? (
        <p className="text-14">{t('leads.buyer.atOrdinaryPrice')}</p>
      ) : null}
      <RequestFields form={form} comment={COMMENTED.includes(kind)} buyer={forBuyer} />
      {vitrina && kind === 'one_click' ? <SellerField /> : null}
    </RequestDialog>
  );
});
