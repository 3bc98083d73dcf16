/** What a visitor may choose: the shop's statistics as well, or only what the shop cannot do without (rule CONSENT-1). */
const consentChoices = ['all', 'necessary'] as const;
export type ConsentChoice = (typeof consentChoices)[number];

/** A choice and when it was made. */
export interface Consent {
  readonly choice: ConsentChoice;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

const DAY_MS = 86_400_000;
/** How long a choice counts, days (rule CONSENT-2). */
export const CONSENT_DAYS = 180;

/** The stored choice; undefined when missing, broken, too old or from the future (rule CONSENT-2). Never throws. */
export const choiceOf = (stored: unknown, now: number): ConsentChoice | undefined => {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { choice, at } = stored as Partial<Record<keyof Consent, unknown>>;
  const counts = typeof at === 'number' && at <= now && now - at < CONSENT_DAYS * DAY_MS;
  return counts ? consentChoices.find((known) => known === choice) : undefined;
};

/** Stores the choice in the browser. */
export interface ConsentStorage {
  /** The stored value, unchecked. */
  load(): unknown;
  save(consent: Consent): void;
}

/** The operator's tag manager, which reports to others; nothing of it is in the page before a visitor has agreed. */
export interface TagManager {
  /** Loads the script, or resumes it. */
  admit(): void;
  /** Tells it that it may no longer report, if it was ever let in. */
  dismiss(): void;
}
