import type { SeedPromotion } from '#adapters/provider-sandbox/catalogue/content-model.ts';

interface PromotionDays {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly isActive: boolean;
}

/** The day so many months after the month of an ISO date, as an ISO date; day 0 is the last one of the month before. */
const dayOf = (today: string, months: number, day: number): string => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10);
};

/** When a promotion is on. Those of whole months move along with today's date: a shop that stands for years is never without. */
export const promotionDays = (
  { period: [first, last] }: Pick<SeedPromotion, 'period'>,
  today: string,
): PromotionDays => {
  const startsAt = typeof first === 'number' ? dayOf(today, first, 1) : first;
  const endsAt = typeof last === 'number' ? dayOf(today, last + 1, 0) : last;
  return { startsAt, endsAt, isActive: startsAt <= today && today <= endsAt };
};
