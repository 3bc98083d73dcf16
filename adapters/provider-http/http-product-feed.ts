import { allProducts, productsFeed, toCataloguePage, toFeedPart } from '#adapters/provider-http/calls/feed.ts';
import { CATALOGUE_PAGE_SIZE, type CatalogueIndex, type FeedSource } from '#core/catalog/feed/index.ts';
import { ask, mapped, type ProviderAccess } from './ask.ts';
import { present } from './mapping.ts';

/** Products asked for at a time: few enough to read without a pause. */
const PART = 50;

/** The whole catalogue page by page over the provider's HTTP call. */
export const createHttpCatalogueIndex = (access: ProviderAccess): CatalogueIndex => {
  const mapping = { pictures: access.transport.pictures };
  return {
    page: ({ locale, category, page }, signal) =>
      ask(
        access,
        allProducts,
        { query: { ...present({ category }), page, per_page: CATALOGUE_PAGE_SIZE } },
        { locale, signal },
        mapped((answer) => toCataloguePage(answer, mapping)),
      ),
  };
};

/** The whole catalogue for shopping programs over the provider's HTTP call; never at a partner's prices. */
export const createHttpFeedSource = ({ transport }: Pick<ProviderAccess, 'transport'>): FeedSource => {
  const mapping = { pictures: transport.pictures };
  return {
    part: ({ locale, after }, signal) =>
      ask(
        { transport },
        productsFeed,
        { query: { ...present({ after }), per_page: PART } },
        { locale, signal },
        mapped((answer) => toFeedPart(answer, mapping)),
      ),
  };
};
