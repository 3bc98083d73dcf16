import type { Request, Response } from 'express';
import type { ShopFor } from '#adapters/wiring/node.ts';
import { LIST_VIEW_COOKIE, type ListView, servedListView } from '#core/catalog/products/index.ts';
import { createRestoreSession } from '#core/kernel/auth/index.ts';
import type { Shop } from '#core/shop.ts';
import type { Site } from '#ui/app/head.ts';
import { cookieOf } from './cookie.ts';
import type { VaultOf } from './session.ts';
import type { Sites } from './sites.ts';

/** Who asks, and what they are shown. */
export interface RequestContext {
  readonly site: Site;
  /** The shop as they have it: a partner's is asked with their token. */
  readonly shop: Shop;
  /** A partner is signed in, as far as is known by now: the provider may refuse the token of a call. */
  readonly isAuth: () => boolean;
  /** How their lists are laid out (rule LISTING-7). */
  readonly listView: ListView;
}

/** Reads who asks from a request. */
export type ContextOf = (request: Request, response: Response) => RequestContext;

/**
 * Reads visits by host and cookie, one a request, before anything is asked for on their behalf (rule STARTUP-2). Once the
 * provider refuses the token, the answer to this very request takes the cookie back (rule AUTH-11).
 */
export const createRequestContexts = ({ siteOf }: Sites, shopFor: ShopFor, vaultOf: VaultOf): ContextOf => {
  const known = new WeakMap<Request, RequestContext>();
  const read: ContextOf = (request, response) => {
    const site = siteOf(request);
    const session = createRestoreSession({ vault: vaultOf(request, response) })(site.vitrina);
    const { token, isAuth, refuse: onRefused } = session;
    const listView = servedListView({
      vitrina: site.vitrina,
      kept: cookieOf(request.get('cookie'), LIST_VIEW_COOKIE),
    });
    return { site, shop: shopFor(token === undefined ? undefined : { token, onRefused }), isAuth, listView };
  };
  return (request, response) => {
    const context = known.get(request) ?? read(request, response);
    known.set(request, context);
    return context;
  };
};
