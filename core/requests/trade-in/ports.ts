import type { FormAnswer } from '#core/kernel/forms/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { Bani, Failure, Result } from '#core/kernel/shared/index.ts';
import type { CampaignFields } from '#core/marketing/campaign/index.ts';
import type { DeviceAppraiser, DeviceCondition } from '#core/purchase/counted-device/index.ts';

/** A kind of device that the shop takes, such as phones. */
export interface DeviceKind {
  readonly kindId: string;
  readonly label: string;
}

/** What a condition means, and which part of the best price it leaves. */
export interface ConditionTerms {
  readonly condition: DeviceCondition;
  readonly label: string;
  readonly text: string;
  /** From 0 to 1. */
  readonly from: number;
  readonly to: number;
}

/** A model whose price is known. */
export interface TradeInModel {
  readonly modelId: string;
  readonly kindId: string;
  readonly brand: string;
  readonly title: string;
  readonly variants: readonly TradeInVariant[];
}

/** A model with so much memory, or simply the model when that makes no difference. */
export interface TradeInVariant {
  /** `128 ГБ`; empty when there is one variant only. */
  readonly memory: string;
  /** What a faultless one is worth; bani. */
  readonly best: Bani;
}

/** What the shop takes in exchange, and for how much. */
export interface TradeInTerms {
  readonly kinds: readonly DeviceKind[];
  readonly conditions: readonly ConditionTerms[];
  readonly models: readonly TradeInModel[];
}

/** An offer that passed every rule. */
export interface TradeInOffer {
  readonly device: string;
  readonly condition: DeviceCondition;
  readonly wanted: string;
  readonly name: string;
  /** `+373XXXXXXXX`. */
  readonly phone: string;
  readonly comment: string;
  readonly locale: Locale;
}

/** The desk that takes used devices in exchange. */
export interface TradeInDesk extends DeviceAppraiser {
  terms(query: { readonly locale: Locale }, signal?: AbortSignal): Promise<Result<TradeInTerms, Failure>>;
  /** The same key and offer give the same answer however often they are sent (rule FORM-2). */
  offer(
    query: { readonly offer: TradeInOffer; readonly key: string } & CampaignFields,
    signal?: AbortSignal,
  ): Promise<Result<FormAnswer, Failure>>;
}
