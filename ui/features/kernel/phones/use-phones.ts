import { reaction } from 'mobx';
import { useCallback, useSyncExternalStore } from 'react';
import type { GlobalSettings } from '#core/site/settings/index.ts';
import { useShell } from '#ui/app/site.ts';
import { useMainPhone } from './main-phone-context.ts';

/**
 * Whom to call, as this visitor is shown it: the operator's phones, the main one a campaign's own for those whom it has
 * brought (rule CAMPAIGN-3). In the first render they are everybody's, so that a page may be kept for all.
 */
export const usePhones = (): GlobalSettings['phones'] => {
  const { phones } = useShell().settings;
  const visitor = useMainPhone();
  const shown = useCallback(() => visitor.mainPhone(phones.main), [visitor, phones.main]);
  const follow = useCallback((notify: () => void) => reaction(shown, notify), [shown]);
  const main = useSyncExternalStore(follow, shown, shown);
  return main === phones.main ? phones : { ...phones, main };
};
