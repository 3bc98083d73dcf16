import { useEffect, useState } from 'react';
import { isOwnList, productIdsQuery } from '#core/catalog/products/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useLocation, useNavigate } from '#ui/router/hooks.ts';
import type { ChosenStore } from './chosen-store.ts';
import { OWN_LIST_STATE } from './own-list-state.ts';

interface Chosen {
  /** The visitor's own list or a shared one; unknown until storage is read. */
  readonly whose: 'unknown' | 'own' | 'shared';
  /** The products to show, in their order. */
  readonly ids: readonly string[];
  /** The address without query that shows one's own list. */
  readonly home: string;
  /** Shows these products in this order; the visitor's own list is changed, too. */
  readonly arrange: (ids: readonly string[]) => void;
}

/**
 * What a page shows whose address names products. Its address always tells what is shown: while that is the visitor's
 * own list, the address follows the list (rule NAMED-2).
 */
export const useChosen = (store: ChosenStore, page: '/compare' | '/favorites', named: readonly string[]): Chosen => {
  const { path } = useLanguage();
  const { key, pathname, search, state } = useLocation();
  const navigate = useNavigate();
  // Once an address has shown the own list, it keeps showing it.
  const [ownKey, setOwnKey] = useState<string>();
  const [asked, setAsked] = useState<{ readonly key: string; readonly ids: readonly string[] }>();
  const { ready, addressed } = store;
  const own = ready && (isOwn(state) || ownKey === key || named.length === 0 || isOwnList(named, addressed));
  if (own && ownKey !== key) setOwnKey(key);

  const home = path(page);
  const ownAddress = home + productIdsQuery(addressed);
  useEffect(() => {
    if (!own || pathname + search === ownAddress) return;
    void navigate(ownAddress, { replace: true, preventScrollReset: true, state: OWN_LIST_STATE });
  }, [own, ownAddress, pathname, search, navigate]);

  const arrange = (ids: readonly string[]) => {
    if (own) return store.arrange(ids);
    setAsked({ key, ids });
    void navigate(home + productIdsQuery(ids), { replace: true, preventScrollReset: true });
  };
  const shown = asked?.key === key ? asked.ids : named;
  return { whose: own ? 'own' : ready ? 'shared' : 'unknown', ids: own ? store.ids : shown, home, arrange };
};

const isOwn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'own' in state && state.own === true;
