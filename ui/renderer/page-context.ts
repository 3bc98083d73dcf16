import type { Shop } from '#core/shop.ts';
import type { Boot, Site } from '#ui/app/head.ts';

/** What the server gives to the rendering of one page. */
export interface RenderInput {
  readonly shop: Shop;
  readonly site: Site;
  /** Aborted when nobody waits for the page any more. */
  readonly signal: AbortSignal;
  /** The page is the error page of this status. */
  readonly failure?: { readonly status: number };
  /** Addresses of the built scripts that a source module needs; none in development. */
  readonly scriptsOf: (module: string) => readonly string[];
}

/** What the rendering of one page came to. */
export type RenderOutcome =
  | { readonly kind: 'page'; readonly status: number }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string };

declare global {
  namespace Vike {
    interface PageContext {
      input?: RenderInput;
      boot?: Boot;
      outcome?: RenderOutcome;
    }
  }
}
