import { reaction } from 'mobx';
import { useCallback, useSyncExternalStore } from 'react';
import type { GlobalSettings } from '#core/site/settings/index.ts';
import { useShell } from '#ui/app/site.ts';
import { useMainPhone } from './main-phone-context.ts';

/**
 * The operator's phones, the main one replaced for visitors of a campaign (rule CAMPAIGN-3). The first render has the
 * general phones, so that pages can be cached.
 */
export const usePhones = (): GlobalSettings['phones'] => {
  const { phones } = useShell().settings;
  const visitor = useMainPhone();
  const shown = useCallback(() => visitor.mainPhone(phones.main), [visitor, phones.main]);
  const follow = useCallback((notify: () => void) => reaction(shown, notify), [shown]);
  const main = useSyncExternalStore(follow, shown, shown);
  return main === phones.main ? phones : { ...phones, main };
};
