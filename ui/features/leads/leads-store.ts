import { makeAutoObservable, observableRef } from 'mobx';
import type { Product } from '#core/catalog/index.ts';
import {
  type Lead,
  type LeadDesk,
  type LeadKind,
  type LeadModal,
  makeSendLead,
  openLeadModal,
  validateLead,
} from '#core/leads/index.ts';
import type { Ids } from '#core/shared/index.ts';
import { type ContactMemory, RequestForm } from './request-form.ts';

interface Dependencies {
  readonly leads: LeadDesk;
  readonly ids: Ids;
}

/** What the visitor asks for with a name and a phone, and of which product (rule LEAD-4). */
export class LeadsStore {
  /** The last request that was opened; its form says whether it still is. */
  modal: LeadModal | undefined = undefined;
  readonly form: RequestForm<Lead>;

  constructor(dependencies: Dependencies, contact: ContactMemory) {
    const send = makeSendLead(dependencies);
    this.form = new RequestForm<Lead>({
      contact,
      validate: (draft, locale) => {
        const { kind, product } = this.modal ?? openLeadModal('consultation');
        return validateLead(draft, { kind, locale, ...(product ? { productId: product.productId } : {}) });
      },
      send: (lead) => send(lead),
    });
    makeAutoObservable(this, { form: false, modal: observableRef }, { autoBind: true });
  }

  /** Keeps the product and opens the modal that belongs to the kind of request. */
  show(kind: LeadKind, product?: Product): void {
    this.modal = openLeadModal(kind, product);
    this.form.show(`${kind} ${product?.productId ?? ''}`);
  }
}
