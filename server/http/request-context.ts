import type { Request, Response } from 'express';
import type { ShopFor } from '#adapters/wiring/node.ts';
import { initialListView, LIST_VIEW_COOKIE, type ListView } from '#core/catalog/products/index.ts';
import { initialViewer, VIEWER_COOKIE, type Viewer } from '#core/catalog/second-price/index.ts';
import { createRestoreSession } from '#core/kernel/auth/index.ts';
import type { Shop } from '#core/shop.ts';
import type { Site } from '#ui/app/head.ts';
import { cookieOf } from './cookie.ts';
import type { VaultOf } from './session.ts';
import type { Sites } from './sites.ts';

/** Who sends a request, and what they see. */
export interface RequestContext {
  readonly site: Site;
  /** The signed-in partner's shop, or the shared visitor shop. */
  readonly shop: Shop;
  /** Whether a partner is signed in; false once the provider has refused the token. */
  readonly isAuth: () => boolean;
  /** Layout of product lists (rule LISTING-7). */
  readonly listView: ListView;
  /** Who the page's HTML is for; undefined: unknown (rule SECOND-3). */
  readonly viewer: Viewer | undefined;
}

/** The context of a request, read once. */
export type ContextOf = (request: Request, response: Response) => RequestContext;

/**
 * Reads contexts from host and cookie, before any call of the provider (rule STARTUP-2). When the provider refuses the
 * token, the answer clears the cookie (rule AUTH-11).
 */
export const createRequestContexts = ({ siteOf }: Sites, shopFor: ShopFor, vaultOf: VaultOf): ContextOf => {
  const known = new WeakMap<Request, RequestContext>();
  const read: ContextOf = (request, response) => {
    const site = siteOf(request);
    const session = createRestoreSession({ vault: vaultOf(request, response) })(site.vitrina);
    const { token, isAuth, refuse: onRefused } = session;
    const kept = (name: string) => cookieOf(request.get('cookie'), name);
    return {
      site,
      shop: shopFor(token === undefined ? undefined : { token, onRefused }),
      isAuth,
      listView: initialListView({ vitrina: site.vitrina, kept: kept(LIST_VIEW_COOKIE) }),
      viewer: initialViewer({ isAuth: isAuth(), kept: kept(VIEWER_COOKIE) }),
    };
  };
  return (request, response) => {
    const context = known.get(request) ?? read(request, response);
    known.set(request, context);
    return context;
  };
};
