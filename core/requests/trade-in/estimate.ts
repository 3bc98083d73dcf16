import { type Bani, fromMdl } from '#core/kernel/shared/index.ts';
import type { ConditionTerms, TradeInModel, TradeInTerms, TradeInVariant } from './ports.ts';

/** What is chosen when a brand or a model is not on the list (rule TRADEIN-1). */
export const OTHER_DEVICE = 'other';

/** Which device is offered, by its kind, brand, model and memory; an empty text is not chosen yet. */
export interface DeviceChoice {
  readonly kindId: string;
  readonly brand: string;
  readonly modelId: string;
  readonly memory: string;
}

/** Sets one step of the device; later steps are cleared (rule TRADEIN-1). */
export const chooseDevice = <Choice extends DeviceChoice>(
  choice: Choice,
  step: keyof DeviceChoice,
  value: string,
): Choice => {
  if (choice[step] === value) return choice;
  const steps = ['kindId', 'brand', 'modelId', 'memory'] as const;
  const after = steps.slice(steps.indexOf(step) + 1).map((later) => [later, '']);
  return { ...choice, [step]: value, ...Object.fromEntries(after) };
};

/** What can be chosen at each step, narrowed by the steps before it. */
export interface DeviceChoices {
  readonly brands: readonly string[];
  readonly models: readonly TradeInModel[];
  readonly variants: readonly TradeInVariant[];
  /** The list does not have it: it is described in own words (rule TRADEIN-1). */
  readonly inOwnWords: boolean;
}

/** What a choice leaves to be chosen (rule TRADEIN-1). */
export const deviceChoices = (
  { models }: Pick<TradeInTerms, 'models'>,
  { kindId, brand, modelId }: DeviceChoice,
): DeviceChoices => {
  const ofKind = models.filter((model) => model.kindId === kindId);
  const ofBrand = ofKind.filter((model) => model.brand === brand);
  const variants = ofBrand.find((model) => model.modelId === modelId)?.variants ?? [];
  return {
    brands: [...new Set(ofKind.map((model) => model.brand))],
    models: ofBrand,
    variants: variants.length > 1 ? variants : [],
    inOwnWords: brand === OTHER_DEVICE || modelId === OTHER_DEVICE || (kindId !== '' && ofKind.length === 0),
  };
};

/** The variant that a choice means; a single one needs not be chosen (rule TRADEIN-1). */
export const chosenVariant = (
  { models }: Pick<TradeInTerms, 'models'>,
  { modelId, memory }: DeviceChoice,
): { readonly model: TradeInModel; readonly variant: TradeInVariant } | undefined => {
  const model = models.find((known) => known.modelId === modelId);
  const [first, second] = model?.variants ?? [];
  const variant = first && !second ? first : model?.variants.find((known) => known.memory === memory);
  return model && variant && { model, variant };
};

/** Between which sums a device is worth; bani. */
export interface Estimate {
  readonly from: Bani;
  readonly to: Bani;
}

/** Estimates are reported in steps of so much (rule TRADEIN-2). */
const STEP = fromMdl(50);

const stepped = (amount: number): Bani => Math.floor(amount / STEP) * STEP;

/** What a device of a condition is worth, in steps of 50 MDL, rounded down (rule TRADEIN-2). */
export const estimate = ({ best }: TradeInVariant, { from, to }: ConditionTerms): Estimate => ({
  from: stepped(best * from),
  to: stepped(best * to),
});
