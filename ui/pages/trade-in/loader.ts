import { valueOr } from '#core/kernel/shared/index.ts';
import { type Loaded, pageLoader } from '#ui/app/loading.ts';
import { contentOf } from '#ui/features/editorial/content/load-content.ts';

export const load = pageLoader(async (request) => {
  const { shop, locale, signal } = request;
  const [content, terms] = await Promise.all([contentOf(request), shop.tradeIn.terms({ locale }, signal)]);
  return { ...content, terms: valueOr(terms, undefined) };
});

export type TradeInData = Loaded<typeof load>;
