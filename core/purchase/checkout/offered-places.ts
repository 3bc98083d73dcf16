import { type FieldError, hasNoErrors, presentErrors } from '#core/kernel/fields/index.ts';
import { err, type Result } from '#core/kernel/shared/index.ts';
import { type DraftErrors, type OfferedPlaces, type OrderDraft, type ValidOrder, validateDraft } from './draft.ts';

/**
 * Checks a draft against the rules of its fields and against what the screen offers: an order goes only to a region, a
 * locality or a shop that the shopper sees (rule CHECKOUT-13).
 */
export const validateOffered = (draft: OrderDraft, places: OfferedPlaces): Result<ValidOrder, DraftErrors> => {
  const checked = validateDraft(draft);
  const unseen = unseenErrors(draft, places);
  return hasNoErrors(unseen) ? checked : err({ ...(checked.ok ? {} : checked.error), ...unseen });
};

const unseenErrors = (draft: OrderDraft, { regions, shops }: OfferedPlaces): DraftErrors => {
  const toAddress = draft.method === 'address';
  const region = regions.find(({ regionId }) => regionId === draft.regionId);
  const isLocality = region?.localities.some(({ localityId }) => localityId === draft.localityId);
  const isShop = shops.some(({ shopId }) => shopId === draft.shopId);
  return presentErrors<'regionId' | 'localityId' | 'shopId', FieldError>({
    regionId: toAddress && !region ? 'required' : undefined,
    localityId: toAddress && isLocality === false ? 'required' : undefined,
    shopId: toAddress || isShop ? undefined : 'required',
  });
};

/** Which places of a draft were wrong and, as the screen offers them now, no longer are (rule CHECKOUT-13). */
export const correctedPlaces = (
  draft: OrderDraft,
  errors: DraftErrors,
  places: OfferedPlaces,
): readonly ('regionId' | 'localityId' | 'shopId')[] => {
  const checked = validateOffered(draft, places);
  const still = checked.ok ? {} : checked.error;
  return (['regionId', 'localityId', 'shopId'] as const).filter(
    (field) => errors[field] !== undefined && still[field] === undefined,
  );
};
