import type { MainBanner, Product, SeoInfo } from '#core/catalog/products/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { Failure, Result, TintedPictureFields } from '#core/kernel/shared/index.ts';

/** A question with its answer. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** What a landing page opens with. */
export interface HeroBlock extends TintedPictureFields {
  readonly kind: 'hero';
  readonly title: string;
  readonly text: string;
}

/** A part of a landing page. */
export type LandingBlock =
  | HeroBlock
  /** `html` is clean. */
  | { readonly kind: 'text'; readonly title: string; readonly html: string }
  | { readonly kind: 'products'; readonly title: string; readonly products: readonly Product[] }
  | {
      readonly kind: 'features';
      readonly title: string;
      readonly items: readonly { readonly title: string; readonly text: string }[];
    }
  | { readonly kind: 'banner'; readonly banner: MainBanner }
  | { readonly kind: 'faq'; readonly title: string; readonly items: readonly Question[] };

/** A landing page, as the list of them knows it. */
export interface LandingCard extends TintedPictureFields {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
}

/** A page made for one campaign. */
export interface Landing {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly blocks: readonly LandingBlock[];
  readonly seo: SeoInfo;
}

/** Holds the pages made for campaigns. */
export interface LandingPages {
  list(query: { readonly locale: Locale }, signal?: AbortSignal): Promise<Result<readonly LandingCard[], Failure>>;
  /** One page; `not_found` when it does not exist. */
  page(
    query: { readonly locale: Locale; readonly slug: string },
    signal?: AbortSignal,
  ): Promise<Result<Landing, Failure>>;
}

/** Every question that a landing page answers, for search engines (rule LANDING-2). */
export const questionsOf = (blocks: readonly LandingBlock[]): readonly Question[] =>
  blocks.flatMap((block) => (block.kind === 'faq' ? block.items : []));

/** The block that holds the page's one heading of the first level: its first hero (rule LANDING-1). */
export const headingBlock = (blocks: readonly LandingBlock[]): HeroBlock | undefined =>
  blocks.find((block) => block.kind === 'hero');

/** Products that the page's first block links to; undefined when it has none (rule LANDING-3). */
export const linkedProducts = (blocks: readonly LandingBlock[]): LandingBlock | undefined =>
  blocks.find((block) => block.kind === 'products' && block.products.length > 0);
