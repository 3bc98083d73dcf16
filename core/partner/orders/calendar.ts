import type { Clock } from '#core/kernel/shared/index.ts';
import { dateInKishinev } from '#core/purchase/delivery/index.ts';
import type { Calendar } from './ports.ts';

/** Calendar of a clock; days are those of Chișinău (rule ORDERS-2). */
export const clockCalendar = (clock: Clock): Calendar => ({
  today: () => dateInKishinev(clock.now()).replaceAll('-0', '-'),
});
