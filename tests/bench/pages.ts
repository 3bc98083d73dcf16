import { askPage } from './tools/http.ts';

/** Addresses of the shop that are measured. A product's is read from its category. */
export const paths = {
  home: '/',
  category: '/smartphones',
  search: '/search?query=samsung',
  vitrinaSignIn: '/auth',
} as const;

/** A category's addresses with a query, none of which a page cache keeps. */
export const queried = [
  '/smartphones?page=2',
  '/smartphones?page=3',
  '/smartphones?sort=price%2B',
  '/smartphones?spec_filter=brand%3Aapple',
  '/smartphones?spec_filter=brand%3Asamsung&page=2',
  '/smartphones?price_from=3000&price_to=9000',
] as const;

/** More of them than are asked for in a run, each another one: a shop has nothing ready for any of them. */
export const neverAsked = Array.from(
  { length: 20_000 },
  (_, place) => `/smartphones?price_to=${30_000 + place}${place % 2 === 0 ? '' : '&page=2'}`,
);

/** The first product of the category that is measured. */
export const productPath = async (origin: string): Promise<string> => {
  const html = (await askPage(origin + paths.category)).body.toString();
  const path = /<article.*?href="(\/product\/[^"]+)"/s.exec(html)?.[1];
  if (!path) throw new Error('The category shows no product');
  return path;
};

/** Paths in the first file of a part of the sitemap, in the order in which they stand there. */
export const listedPaths = async (
  origin: string,
  part: 'pages' | 'category' | 'product',
): Promise<readonly string[]> => {
  const file = (await askPage(`${origin}/sitemaps/${part}-1.xml`)).body.toString();
  return [...file.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
};
