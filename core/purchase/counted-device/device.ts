import type { Bani } from '#core/kernel/shared/index.ts';

/** In what condition a device may be (rule TRADEIN-3). */
export const deviceConditions = ['excellent', 'good', 'worn', 'broken'] as const;
export type DeviceCondition = (typeof deviceConditions)[number];

/** Which device of the provider's list is meant, and in what condition. */
export interface DeviceQuestion {
  readonly modelId: string;
  /** As the list writes it; empty when there is one variant only. */
  readonly memory: string;
  readonly condition: DeviceCondition;
}

/** What a device is worth by the provider's estimate. */
export interface DeviceWorth {
  readonly worth: Bani;
  /** Ms since the epoch. */
  readonly until: number;
}

/** A device in words. */
export interface NamedDevice extends DeviceQuestion {
  /** `iPhone 13`. */
  readonly title: string;
  /** `Apple iPhone 13 128 ГБ`, in the language that it was chosen in. */
  readonly device: string;
}

/** A device that is counted in. */
export interface CountedDevice extends NamedDevice, DeviceWorth {}

/** A device as an order offers it (rule TRADEIN-8). */
export type OfferedDevice = Omit<CountedDevice, 'title'>;

/** What an order offers of a device that is counted in (rule TRADEIN-8). */
export const offeredDevice = ({ title: _title, ...offered }: CountedDevice): OfferedDevice => offered;

/** Most characters of a stored text (rule TRADEIN-10). */
export const DEVICE_WORD_MAX = 200;

const DAY_MS = 86_400_000;
/** No estimate is believed for longer (rule TRADEIN-5). */
export const LONGEST_MS = 90 * DAY_MS;

/** A device with its estimate, valid for 90 days at most; undefined when worthless (rule TRADEIN-5). */
export const countable = (
  device: NamedDevice,
  { worth, until }: DeviceWorth,
  now: number,
): CountedDevice | undefined =>
  worth > 0 && until > now ? { ...device, worth, until: Math.min(until, now + LONGEST_MS) } : undefined;

/** Whether the estimate of a device still holds (rule TRADEIN-9). */
export const isCurrent = ({ until }: Pick<CountedDevice, 'until'>, now: number): boolean => until > now;

const isWord = (value: unknown, least = 1): value is string =>
  typeof value === 'string' && value.length >= least && value.length <= DEVICE_WORD_MAX;
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** Repairs the stored device; undefined when missing or broken (rule TRADEIN-10). Never throws. */
export const repairDevice = (stored: unknown, now: number): CountedDevice | undefined => {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { modelId, memory, condition, title, device, worth, until } = stored as Readonly<Record<string, unknown>>;
  const known = deviceConditions.find((one) => one === condition);
  if (!known || !isWord(modelId) || !isWord(memory, 0) || !isWord(title) || !isWord(device)) return undefined;
  if (!isWhole(worth) || !isWhole(until) || until > now + LONGEST_MS) return undefined;
  return { modelId, memory, condition: known, title, device, worth, until };
};
