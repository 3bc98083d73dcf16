import type { Locator, Page } from '@playwright/test';
import type { Shopper } from '#tests/e2e/support/shopper.ts';
import type { Words } from '#tests/e2e/support/words.ts';

/** One visit of a screen, in one language and at one width, in a browser that has never been here. */
export interface Visit {
  readonly shopper: Shopper;
  readonly page: Page;
  readonly main: Locator;
  readonly words: Words;
  /** Whether the window is narrow enough for the mobile bar. */
  readonly narrow: boolean;
  /** Opens a path of the shop, or of the vitrina where the screen is one of its own, as the demo partner. */
  readonly open: (path: string) => Promise<void>;
  /** The first column of the first row that the provider's database gives; throws when it gives none. */
  readonly find: (sql: string, ...parameters: readonly string[]) => string;
}

/** A screen or a state of one: what `npm run gallery` makes a contact sheet of. */
export interface Screen {
  readonly name: string;
  /** Where it is; `steps` open the page themselves when it is absent. */
  readonly path?: string;
  /** What leads from the page to what is to be seen. */
  readonly steps?: (visit: Visit) => Promise<unknown>;
  /** Stands on the vitrina's host. */
  readonly vitrina?: true;
  /** Only where the mobile bar is, or only where it is not. */
  readonly at?: 'narrow' | 'wide';
  /** The window alone, not the whole page: of layers, and of what follows the window. */
  readonly window?: true;
}

/** A product of the embedded provider by what holds of its row, the most wanted first. */
export const productWhere = ({ find }: Pick<Visit, 'find'>, condition: string): string =>
  `/product/${find(`SELECT url FROM product WHERE ${condition} ORDER BY popularity DESC, id LIMIT 1`)}`;

/** What any shopper may buy at once. */
export const ON_SALE = 'available > 5 AND is_restricted = 0 AND is_preorder = 0';
