import type { Product } from '#core/catalog/products/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { err, type Failure, notFound, ok, type Result } from '#core/kernel/shared/index.ts';
import type { PartFactories, PortAccess, PortFactories } from './port-factories.ts';

/** The ports that name products. */
type NamingGoods = 'credit' | 'landings' | 'leads' | 'offers' | 'priceWatches' | 'reviews';

/**
 * The ports that name products, over a provider beside the one that sells: both know a product by its code. What the
 * seller does not sell is left out of lists, and discounted products are not listed, since the prices are the other's.
 */
export const withGoodsOf = (
  seller: Pick<PortFactories, 'catalog' | 'search'>,
  content: Pick<PortFactories, 'search' | NamingGoods>,
): PartFactories<NamingGoods> => {
  /** The seller's products with the codes of some of the content's. */
  const sold = async (
    access: PortAccess,
    products: readonly Product[],
    locale: Locale,
  ): Promise<Result<readonly Product[], Failure>> => {
    const codes = products.map(({ code }) => code).filter((code) => code !== '');
    const answer = await seller.search(access).byCodes({ locale, codes });
    return answer.ok ? ok(answer.value.map(({ product }) => product)) : answer;
  };
  /** Asks with the id by which the content's provider knows a product of the seller. */
  const named = async <Value>(
    access: PortAccess,
    productId: string,
    locale: Locale,
    ask: (id: string) => Promise<Result<Value, Failure>>,
  ): Promise<Result<Value, Failure>> => {
    const own = await seller.catalog(access).current({ locale, productIds: [productId] });
    if (!own.ok) return own;
    const codes = own.value.map(({ code }) => code);
    const known = await content.search(access).byCodes({ locale, codes });
    if (!known.ok) return known;
    const [found] = known.value;
    return found ? ask(found.product.productId) : err(notFound('No such product in the content'));
  };
  return {
    credit: (access) => {
      const desk = content.credit(access);
      return {
        ...desk,
        request: ({ request, ...query }, signal) =>
          named(access, request.productId, query.locale, (productId) =>
            desk.request({ ...query, request: { ...request, productId } }, signal),
          ),
      };
    },
    landings: (access) => {
      const pages = content.landings(access);
      return {
        ...pages,
        page: async (query, signal) => {
          const page = await pages.page(query, signal);
          if (!page.ok) return page;
          const blocks: (typeof page.value.blocks)[number][] = [];
          for (const block of page.value.blocks) {
            const products = block.kind === 'products' ? await sold(access, block.products, query.locale) : undefined;
            if (products && !products.ok) return products;
            blocks.push(block.kind === 'products' && products ? { ...block, products: products.value } : block);
          }
          return ok({ ...page.value, blocks });
        },
      };
    },
    leads: (access) => {
      const desk = content.leads(access);
      return {
        send: (query, signal) => {
          const { lead } = query;
          return lead.productId === undefined
            ? desk.send(query, signal)
            : named(access, lead.productId, lead.locale, (productId) =>
                desk.send({ ...query, lead: { ...lead, productId } }, signal),
              );
        },
      };
    },
    offers: (access) => {
      const desk = content.offers(access);
      return {
        promotions: desk.promotions,
        promotion: async (query, signal) => {
          const page = await desk.promotion(query, signal);
          if (!page.ok) return page;
          const products = await sold(access, page.value.products, query.locale);
          return products.ok ? ok({ ...page.value, products: products.value }) : products;
        },
        dayOffer: async () => ok(null),
        groups: async () => ok([]),
        inCategory: async () => err(notFound('The seller lists no discounted products')),
      };
    },
    priceWatches: (access) => {
      const desk = content.priceWatches(access);
      return {
        send: (query, signal) => {
          const { watch } = query;
          return named(access, watch.productId, watch.locale, (productId) =>
            desk.send({ ...query, watch: { ...watch, productId } }, signal),
          );
        },
      };
    },
    reviews: (access) => {
      const desk = content.reviews(access);
      return {
        page: (query, signal) =>
          named(access, query.productId, query.locale, (productId) => desk.page({ ...query, productId }, signal)),
        post: (query, signal) =>
          named(access, query.review.product, query.locale, (product) =>
            desk.post({ ...query, review: { ...query.review, product } }, signal),
          ),
      };
    },
  };
};
