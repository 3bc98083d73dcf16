/** A day of the week; Monday is 1. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;
export const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** The weekday of a date given by its midnight in Greenwich, ms: a date counts its weekdays from Sunday, the shop from Monday. */
export const weekdayOf = (day: number): Weekday => weekdays[(new Date(day).getUTCDay() + 6) % 7] ?? 1;
