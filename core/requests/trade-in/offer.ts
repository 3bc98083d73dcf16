import {
  commentError,
  type FieldError,
  hasNoErrors,
  lengthError,
  nameError,
  optionalError,
  parsePhone,
  phoneError,
  presentErrors,
} from '#core/kernel/fields/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { clean, err, ok, type Result } from '#core/kernel/shared/index.ts';
import { deviceConditions, type NamedDevice } from '#core/purchase/counted-device/index.ts';
import { chosenVariant, type DeviceChoice, deviceChoices, type Estimate, estimate } from './estimate.ts';
import type { TradeInOffer, TradeInTerms } from './ports.ts';

/** An offer of a used device as typed and chosen. */
export interface TradeInDraft extends DeviceChoice {
  /** The device in own words, when the list does not have it. */
  readonly device: string;
  /** One of the conditions, or empty. */
  readonly condition: string;
  /** What is wanted in exchange; may be empty. */
  readonly wanted: string;
  readonly name: string;
  readonly phone: string;
  readonly comment: string;
}

/** An empty offer (rule TRADEIN-3). */
export const EMPTY_TRADE_IN: TradeInDraft = {
  kindId: '',
  brand: '',
  modelId: '',
  memory: '',
  device: '',
  condition: '',
  wanted: '',
  name: '',
  phone: '',
  comment: '',
};

/** A device, and what is wanted for it, have at most so many characters (rule TRADEIN-3). */
export const DEVICE_MAX = 200;

export type TradeInErrors = Partial<Record<keyof TradeInDraft, Exclude<FieldError, 'email'>>>;

/**
 * What the chosen device is worth; undefined until it and its condition are chosen, and when it is not on the list
 * (rule TRADEIN-2).
 */
export const offerEstimate = (terms: TradeInTerms, draft: TradeInDraft): Estimate | undefined => {
  const chosen = chosenVariant(terms, draft);
  const condition = terms.conditions.find((known) => known.condition === draft.condition);
  return chosen && condition && estimate(chosen.variant, condition);
};

/** The device in words: as chosen from the list, else as typed (rule TRADEIN-1). */
const deviceWords = (terms: TradeInTerms, draft: TradeInDraft): string => {
  const chosen = chosenVariant(terms, draft);
  if (!chosen) return clean(draft.device);
  const { model, variant } = chosen;
  return [model.brand, model.title, variant.memory].filter((word) => word !== '').join(' ');
};

/** The chosen device of the list in its condition, as it may be counted in; undefined until all is chosen (rule TRADEIN-5). */
export const chosenDevice = (terms: TradeInTerms, draft: TradeInDraft): NamedDevice | undefined => {
  const chosen = chosenVariant(terms, draft);
  const condition = deviceConditions.find((known) => known === draft.condition);
  if (!chosen || !condition) return undefined;
  const { model, variant } = chosen;
  return {
    modelId: model.modelId,
    memory: variant.memory,
    condition,
    title: model.title,
    device: deviceWords(terms, draft),
  };
};

/** Checks an offer, or gives what is wrong with each field (rules TRADEIN-1, TRADEIN-3). */
export const validateTradeIn = (
  terms: TradeInTerms,
  draft: TradeInDraft,
  locale: Locale,
): Result<TradeInOffer, TradeInErrors> => {
  const { brands, models, variants, inOwnWords } = deviceChoices(terms, draft);
  const missing = (isMissing: boolean) => (isMissing ? ('required' as const) : undefined);
  const condition = deviceConditions.find((known) => known === draft.condition);
  const phone = parsePhone(draft.phone);
  const errors: TradeInErrors = presentErrors<keyof TradeInDraft, Exclude<FieldError, 'email'>>({
    kindId: missing(terms.kinds.every(({ kindId }) => kindId !== draft.kindId)),
    brand: missing(!inOwnWords && brands.length > 0 && !brands.includes(draft.brand)),
    modelId: missing(!inOwnWords && models.length > 0 && models.every(({ modelId }) => modelId !== draft.modelId)),
    memory: missing(!inOwnWords && variants.length > 0 && !chosenVariant(terms, draft)),
    device: inOwnWords ? lengthError(clean(draft.device), 2, DEVICE_MAX) : undefined,
    condition: missing(condition === undefined),
    wanted: optionalError(draft.wanted, DEVICE_MAX),
    name: nameError(draft.name),
    phone: phoneError(draft.phone),
    comment: commentError(draft.comment),
  });
  if (phone === undefined || condition === undefined || !hasNoErrors(errors)) return err(errors);
  return ok({
    device: deviceWords(terms, draft),
    condition,
    wanted: clean(draft.wanted),
    name: clean(draft.name),
    phone,
    comment: clean(draft.comment),
    locale,
  });
};
