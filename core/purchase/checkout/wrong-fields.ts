import type { DraftErrors, OfferedPlaces, OrderDraft } from './draft.ts';

/** Whether the list is there that the chosen way of delivery chooses from (rule CHECKOUT-13). */
export const hasPlaceList = ({ method }: Pick<OrderDraft, 'method'>, { regions, shops }: OfferedPlaces): boolean =>
  (method === 'pickup' ? shops : regions).length > 0;

const ADDRESS_FIELDS: readonly string[] = ['regionId', 'localityId', 'street'] satisfies (keyof OrderDraft)[];

/**
 * Number of wrong fields that are visible: without those of the other delivery method or of a missing list (rule
 * CHECKOUT-14).
 */
export const wrongFields = (errors: DraftErrors, draft: OrderDraft, places: OfferedPlaces): number => {
  const here = hasPlaceList(draft, places);
  const isShown = (field: string): boolean => {
    if (ADDRESS_FIELDS.includes(field)) return here && draft.method === 'address';
    return field !== 'shopId' || (here && draft.method === 'pickup');
  };
  return Object.keys(errors).filter(isShown).length;
};
