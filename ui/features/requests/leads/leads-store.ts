import { makeAutoObservable, observableRef } from 'mobx';
import type { Product } from '#core/catalog/products/index.ts';
import type { ContactMemory } from '#core/kernel/forms/index.ts';
import {
  createSendLead,
  EMPTY_LEAD,
  type Lead,
  type LeadDraft,
  type LeadErrors,
  type LeadKind,
  type LeadModal,
  leadAbout,
  leadSubject,
  openCouponModal,
  openLeadModal,
  validateLead,
} from '#core/requests/leads/index.ts';
import { FormStore } from '#ui/features/kernel/forms/form-store.ts';

/** What the visitor asks for with a name and a phone, and of which product (rule LEAD-4). */
export class LeadsStore {
  /** The last request that was opened; its form says whether it still is. */
  modal: LeadModal | undefined = undefined;
  readonly form: FormStore<LeadDraft, Lead, LeadErrors>;

  constructor(dependencies: Parameters<typeof createSendLead>[0], contact: ContactMemory) {
    const send = createSendLead(dependencies);
    this.form = new FormStore<LeadDraft, Lead, LeadErrors>(
      {
        contact,
        validate: (draft, locale) => validateLead(draft, leadAbout(this.modal, locale)),
        send: (lead) => send(lead, this.modal),
      },
      EMPTY_LEAD,
    );
    makeAutoObservable(this, { modal: observableRef }, { autoBind: true });
  }

  /** Keeps the product and opens the modal that belongs to the kind of request. */
  show(kind: LeadKind, product?: Product): void {
    this.#open(openLeadModal(kind, product));
  }

  /** Opens a consultation about a coupon, with words of it that whoever calls back will read. */
  showCoupon(coupon: string, comment: string): void {
    this.#open(openCouponModal(coupon), { comment });
  }

  #open(modal: LeadModal, given?: Partial<LeadDraft>): void {
    this.modal = modal;
    this.form.show(leadSubject(modal), given);
  }
}
