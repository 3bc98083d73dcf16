import type { Clock } from '#core/kernel/shared/index.ts';
import { dateInKishinev } from '#core/purchase/delivery/index.ts';
import type { Calendar } from './ports.ts';

/** The shop's calendar by a clock: today is the day in Kishinev, wherever the clock stands (rule ORDERS-2). */
export const calendarBy = (clock: Clock): Calendar => ({
  today: () => dateInKishinev(clock.now()).replaceAll('-0', '-'),
});
