import { makeAutoObservable, observableRef } from 'mobx';
import {
  type CheckoutStorage,
  type DraftErrors,
  EMPTY_DRAFT,
  type OrderDraft,
  repairDraft,
  type ValidOrder,
  validateDraft,
} from '#core/purchase/checkout/index.ts';
import {
  type AddressChoice,
  chooseRegion,
  chooseType,
  type DeliveryType,
  type Region,
  type Shop,
  settleAddress,
} from '#core/purchase/delivery/index.ts';

interface Dependencies {
  readonly checkoutStorage: Pick<CheckoutStorage, 'loadDraft' | 'saveDraft'>;
}

/** What the shopper has typed and chosen, and what is wrong with it. Kept at every change, so that nothing is lost. */
export class DraftStore {
  draft: OrderDraft = EMPTY_DRAFT;
  errors: DraftErrors = {};

  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { draft: observableRef, errors: observableRef }, { autoBind: true });
  }

  /** Reads what an earlier visit left. */
  start(): void {
    this.draft = repairDraft(this.#dependencies.checkoutStorage.loadDraft());
  }

  /** Takes what was typed or chosen in a field; its error goes, the others stay. */
  edit<Field extends keyof OrderDraft>(field: Field, value: OrderDraft[Field]): void {
    this.#change({ ...this.draft, [field]: value }, field);
  }

  /** Takes a name and a phone given elsewhere in the shop into fields that are still empty. */
  rememberContact({ name, phone }: Pick<OrderDraft, 'name' | 'phone'>): void {
    if (this.draft.name === '') this.edit('name', name);
    if (this.draft.phone === '') this.edit('phone', phone);
  }

  chooseAddress({ regionId, localityId }: AddressChoice): void {
    this.#change({ ...chooseRegion(this.draft, regionId), localityId }, 'regionId', 'localityId');
  }

  chooseType(type: DeliveryType): void {
    this.#change(chooseType(this.draft, type));
  }

  /** Lets go of a remembered region, locality or shop that is no longer there (rule DELIVERY-8). */
  settle(regions: readonly Region[], shops: readonly Shop[]): void {
    const { regionId, localityId, shopId } = this.draft;
    if (regions.length > 0) {
      const settled = settleAddress(regions, { regionId, localityId });
      if (settled.regionId !== regionId || settled.localityId !== localityId) this.chooseAddress(settled);
    }
    if (shops.length > 0 && shopId !== '' && !shops.some((shop) => shop.shopId === shopId)) this.edit('shopId', '');
  }

  /** The order that the draft stands for; undefined when something is wrong, which `errors` then tells. */
  validated(): ValidOrder | undefined {
    const valid = validateDraft(this.draft);
    this.errors = valid.ok ? {} : valid.error;
    return valid.ok ? valid.value : undefined;
  }

  /** Forgets everything that was typed and chosen. */
  forget(): void {
    this.draft = EMPTY_DRAFT;
    this.errors = {};
    this.#dependencies.checkoutStorage.saveDraft(undefined);
  }

  #change(draft: OrderDraft, ...mended: readonly (keyof OrderDraft)[]): void {
    const stillWrong = Object.entries(this.errors).filter(([field]) => !mended.some((name) => name === field));
    this.errors = Object.fromEntries(stillWrong);
    this.draft = draft;
    this.#dependencies.checkoutStorage.saveDraft(draft);
  }
}
