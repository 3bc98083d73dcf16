import type { Product } from '#core/catalog/products/index.ts';
import type { PictureFields } from '#core/kernel/shared/index.ts';

/** A product shown on film. */
export interface VideoReview extends PictureFields {
  readonly videoId: string;
  readonly title: string;
  /** May be empty. */
  readonly description: string;
  /** Its name on YouTube (rule VIDEO-1). */
  readonly youtubeId: string;
  /** Duration, s. */
  readonly seconds: number;
  /** ISO date or date and time. */
  readonly publishedAt: string;
  /** Product shown; absent when it is no longer sold. */
  readonly product?: Product;
}

/** Video reviews on one page. */
export const VIDEO_PAGE = 9;
/** Number of other reviews below the shown one (rule VIDEO-3). */
export const OTHER_VIDEOS = 3;

/** Whether a name is a valid YouTube id (rule VIDEO-1). */
export const isYoutubeId = (name: string): boolean => /^[\w-]{11}$/.test(name);

const parts = (seconds: number) => {
  const whole = Math.max(0, Math.floor(seconds));
  return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, rest: whole % 60 };
};
const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `10:12`, and `1:02:05` from an hour on, of a length in seconds (rule VIDEO-2). */
export const runningTime = (seconds: number): string => {
  const { hours, minutes, rest } = parts(seconds);
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}` : `${minutes}:${twoDigits(rest)}`;
};

/** `PT10M12S` of a length in seconds, as machines read it (rule VIDEO-2). */
export const isoDuration = (seconds: number): string => {
  const { hours, minutes, rest } = parts(seconds);
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes}M${rest}S`;
};
