import { makeAutoObservable, observableRef } from 'mobx';
import type { Product } from '#core/catalog/products/index.ts';
import type { ContactMemory } from '#core/kernel/forms/index.ts';
import type { Ids } from '#core/kernel/shared/index.ts';
import { couponTaken, type DataLayer, purchaseMade } from '#core/marketing/analytics/index.ts';
import {
  EMPTY_LEAD,
  type Lead,
  type LeadDesk,
  type LeadDraft,
  type LeadErrors,
  type LeadKind,
  type LeadModal,
  leadPurchase,
  makeSendLead,
  openLeadModal,
  validateLead,
} from '#core/requests/leads/index.ts';
import { FormStore } from '#ui/features/kernel/forms/form-store.ts';

interface Dependencies {
  readonly analytics: DataLayer;
  readonly leads: LeadDesk;
  readonly ids: Ids;
}

/** What the visitor asks for with a name and a phone, and of which product (rule LEAD-4). */
export class LeadsStore {
  /** The last request that was opened; its form says whether it still is. */
  modal: LeadModal | undefined = undefined;
  readonly form: FormStore<LeadDraft, Lead, LeadErrors>;

  readonly #analytics: DataLayer;

  constructor(dependencies: Dependencies, contact: ContactMemory) {
    this.#analytics = dependencies.analytics;
    const send = makeSendLead(dependencies);
    this.form = new FormStore<LeadDraft, Lead, LeadErrors>({
      empty: EMPTY_LEAD,
      contact,
      validate: (draft, locale) => {
        const { kind, product } = this.modal ?? openLeadModal('consultation');
        return validateLead(draft, { kind, locale, ...(product ? { productId: product.productId } : {}) });
      },
      send: async (lead) => {
        const about = this.modal;
        const outcome = await send(lead);
        if (about && outcome.kind === 'accepted') this.#tell(about, lead, outcome.orderNumber);
        return outcome;
      },
    });
    makeAutoObservable(this, { modal: observableRef }, { autoBind: true });
  }

  /** Keeps the product and opens the modal that belongs to the kind of request. */
  show(kind: LeadKind, product?: Product): void {
    this.modal = openLeadModal(kind, product);
    this.form.show(`${kind} ${product?.productId ?? ''}`);
  }

  /** Opens a consultation about a coupon, with words of it that whoever calls back will read. */
  showCoupon(coupon: string, comment: string): void {
    this.modal = { ...openLeadModal('consultation'), coupon };
    this.form.show(`coupon ${coupon}`, { comment });
  }

  /** Tells analytics of a purchase in one click and of a coupon that a phone was left for (rules ANALYTICS-4, ANALYTICS-5). */
  #tell(about: LeadModal, { phone }: Lead, orderNumber: string | undefined): void {
    const purchase = leadPurchase(about, { phone, orderNumber });
    if (purchase) this.#analytics.push(purchaseMade(purchase));
    if (about.coupon) this.#analytics.push(couponTaken(about.coupon, phone));
  }
}
