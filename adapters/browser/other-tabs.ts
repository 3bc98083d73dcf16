import type { OtherTabs } from '#core/auth/index.ts';
import { localStored } from './stored.ts';

const NAME = 'partner-left';

/**
 * The other tabs of this browser, by a mark in local storage that is taken away at once. That the server has had the
 * whole storage cleared tells nothing: the very tab that signs in or out hears of it too, and early.
 */
export const createOtherTabs = (): OtherTabs => ({
  tellOfLeaving: () => {
    const stored = localStored(NAME);
    stored.write(true);
    stored.write(undefined);
  },
  onLeft: (listener) => {
    const heard = ({ key, newValue }: StorageEvent) => {
      if (key === NAME && newValue !== null) listener();
    };
    window.addEventListener('storage', heard);
    return () => window.removeEventListener('storage', heard);
  },
});
