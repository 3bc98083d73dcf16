import type { Locale } from '#core/kernel/locale/index.ts';
import type { Clock } from '#core/kernel/shared/index.ts';
import {
  type CountedDevice,
  countable,
  type DeviceQuestion,
  isCurrent,
  type NamedDevice,
  repairDevice,
} from './device.ts';
import type { DeviceAppraiser, DeviceStorage } from './ports.ts';

/** State of the trade-in device. */
export interface DeviceState {
  readonly counted: CountedDevice | undefined;
  /** The one that was taken out last, with the way back. */
  readonly removed: CountedDevice | undefined;
  /** The one that was dropped because it is not taken any more. */
  readonly dropped: CountedDevice | undefined;
  /** The chosen device, if it can be counted in. */
  readonly offered: CountedDevice | undefined;
  /** What the chosen device is worth is being asked. */
  readonly asking: boolean;
}

/** What the chosen device can be counted in for; undefined, too, when it is counted in for that (rule TRADEIN-5). */
export const newlyOffered = ({ offered, counted }: Pick<DeviceState, 'offered' | 'counted'>) =>
  offered?.device === counted?.device && offered?.condition === counted?.condition && offered?.worth === counted?.worth
    ? undefined
    : offered;

/** No device is counted in (rule TRADEIN-5). */
export const NO_DEVICE: DeviceState = {
  counted: undefined,
  removed: undefined,
  dropped: undefined,
  offered: undefined,
  asking: false,
};

interface Dependencies {
  readonly tradeIn: Pick<DeviceAppraiser, 'estimate'>;
  readonly deviceStorage: DeviceStorage;
  readonly clock: Clock;
  /** Shows the device each time anything of it changes. */
  readonly show: (state: DeviceState) => void;
}

const questionOf = ({ modelId, memory, condition }: DeviceQuestion): DeviceQuestion => ({ modelId, memory, condition });

const isSame = (one: NamedDevice | undefined, other: NamedDevice | undefined): boolean =>
  one?.device === other?.device && one?.modelId === other?.modelId && one?.condition === other?.condition;

/**
 * Use-case: the trade-in device across visits and tabs; renews an expired estimate, removes it with one press (rules
 * TRADEIN-5, TRADEIN-9, TRADEIN-10).
 */
export const createCountedDevice = ({ tradeIn, deviceStorage, clock, show }: Dependencies) => {
  let state = NO_DEVICE;
  /** Number of the latest question about a chosen device: an answer to an earlier one comes too late. */
  let latest = 0;
  let renewing = false;
  /** The device that the latest question was about. */
  let subject: NamedDevice | undefined;

  const setState = (change: Partial<DeviceState>) => {
    state = { ...state, ...change };
    show(state);
  };
  const count = (counted: CountedDevice | undefined, change: Partial<DeviceState> = {}) => {
    deviceStorage.save(counted);
    setState({ counted, removed: undefined, dropped: undefined, ...change });
  };
  const stored = () => repairDevice(deviceStorage.load(), clock.now());

  const renew = async (over: CountedDevice, locale: Locale): Promise<void> => {
    if (renewing) return;
    renewing = true;
    const answer = await tradeIn.estimate({ device: questionOf(over), locale });
    renewing = false;
    // It was taken out, or another tab has renewed it, while the question was on its way.
    if (stored()?.until !== over.until) return;
    if (answer.ok) {
      const renewed = countable(over, answer.value, clock.now());
      count(renewed, renewed ? {} : { dropped: over });
    } else if (answer.error.code === 'not_found') count(undefined, { dropped: over });
  };

  /** Reads the stored device; an expired one counts for nothing until it is renewed. */
  const read = async (locale: Locale): Promise<void> => {
    const kept = stored();
    const current = kept && isCurrent(kept, clock.now());
    setState({ counted: current ? kept : undefined });
    if (kept && !current) await renew(kept, locale);
  };

  return {
    read,
    /** Reads the device and follows other tabs; gives the way to stop. */
    start: (locale: Locale): (() => void) => {
      void read(locale);
      return deviceStorage.onChangeElsewhere(() => void read(locale));
    },
    /** Loads the estimate of a chosen device once; undefined when none is chosen. */
    appraise: async (chosen: NamedDevice | undefined, locale: Locale): Promise<void> => {
      if (isSame(subject, chosen)) return;
      subject = chosen;
      latest += 1;
      const mine = latest;
      setState({ offered: undefined, asking: chosen !== undefined });
      if (!chosen) return;
      const answer = await tradeIn.estimate({ device: questionOf(chosen), locale });
      if (mine !== latest) return;
      setState({ asking: false, offered: answer.ok ? countable(chosen, answer.value, clock.now()) : undefined });
    },
    /** Counts the chosen device in, in place of any other. */
    countIn: (): void => {
      if (state.offered) count(state.offered);
    },
    /** Takes the device out, with a way back. */
    remove: (): void => count(undefined, { removed: state.counted }),
    /** Puts the device back that was taken out last. */
    undo: (): void => {
      if (state.removed) count(state.removed);
    },
    /** The device that an order offers now, if its estimate still holds (rule TRADEIN-8). */
    toOffer: (): CountedDevice | undefined =>
      state.counted && isCurrent(state.counted, clock.now()) ? state.counted : undefined,
    /** Forgets the device, because it went with an order (rule TRADEIN-8). */
    forget: (): void => count(undefined),
  };
};
