import { requiredContext } from '#ui/app/required-context.ts';

/** Knows which phone this visitor is to call in place of the operator's main one. */
interface MainPhone {
  /** Observable: the answer changes once it is known what has brought the visitor. */
  mainPhone(settingsPhone: string): string;
}

export const [MainPhoneContext, useMainPhone] = requiredContext<MainPhone>('MainPhone');
