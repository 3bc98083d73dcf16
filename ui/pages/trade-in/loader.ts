import { valueOr } from '#core/kernel/shared/index.ts';
import type { TradeInTerms } from '#core/requests/trade-in/index.ts';
import { pageLoader } from '#ui/app/loading.ts';
import { contentOf, type LoadedContent } from '#ui/features/editorial/content/load-content.ts';

export interface TradeInData extends LoadedContent {
  /** Absent when they could not be loaded: the text shows without the form. */
  readonly terms: TradeInTerms | undefined;
}

export const load = pageLoader(async (request): Promise<TradeInData> => {
  const { shop, locale, signal } = request;
  const [content, terms] = await Promise.all([contentOf(request), shop.tradeIn.terms({ locale }, signal)]);
  return { ...content, terms: valueOr(terms, undefined) };
});
