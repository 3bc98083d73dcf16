import { providedHook } from '#ui/app/provided.ts';

/** Knows which phone this visitor is to call in place of the operator's main one. */
interface MainPhone {
  /** Observable: the answer changes once it is known what has brought the visitor. */
  mainPhone(settingsPhone: string): string;
}

export const useMainPhone = providedHook<MainPhone>('MainPhone');
