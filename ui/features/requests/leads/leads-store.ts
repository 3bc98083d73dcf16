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

/** Requests with a name and a phone, and their product (rule LEAD-4). */
export class LeadsStore {
  /** The last opened request; its form knows whether it is open. */
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

  /** Opens the modal for a kind of request and a product. */
  show(kind: LeadKind, product?: Product): void {
    this.#open(openLeadModal(kind, product));
  }

  /** Opens a consultation about a coupon, with a comment for the operator. */
  showCoupon(coupon: string, comment: string): void {
    this.#open(openCouponModal(coupon), { comment });
  }

  #open(modal: LeadModal, given?: Partial<LeadDraft>): void {
    this.modal = modal;
    this.form.show(leadSubject(modal), given);
  }
}
