/** Cache tag of a page's content: `product:ID`, `category:ID`, `path:/x`, or `all` (rule CACHE-11). */
export type PageTag = `product:${string}` | `category:${string}` | `path:${string}` | 'all';

/** Every page has it (rule CACHE-11). */
export const EVERY_PAGE: PageTag = 'all';

export const pathTag = (path: string): PageTag => `path:${path}`;

/** Most characters of a tag. */
const LONGEST = 300;

/** Whether a text names pages to drop (rule CACHE-11). */
export const isPageTag = (text: string): text is PageTag =>
  text === EVERY_PAGE || (text.length <= LONGEST && /^(?:product|category):[^\s:]+$|^path:\/[^\s?#]*$/.test(text));

/** Lists of categories in a page's data. */
const CATEGORY_LISTS = /^(?:(?:sub|top)?categories|byCategory)$/i;

type Collect = (tag: PageTag) => void;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isId = (value: unknown): value is string => typeof value === 'string' && value !== '';

const collect = (value: unknown, add: Collect): void => {
  if (Array.isArray(value)) for (const item of value) collect(item, add);
  else if (isObject(value)) collectFrom(value, add);
};

const collectFrom = (value: Readonly<Record<string, unknown>>, add: Collect): void => {
  for (const [key, part] of Object.entries(value)) {
    if (isId(part)) {
      if (key === 'productId') add(`product:${part}`);
      else if (key === 'categoryId' || key === 'categoryUrl' || key === 'category') add(`category:${part}`);
    } else if (Array.isArray(part) && CATEGORY_LISTS.test(key)) {
      for (const item of part) if (isObject(item) && isId(item.url)) add(`category:${item.url}`);
      collect(part, add);
    } else collect(part, add);
  }
};

/**
 * The tags of what a page shows, by the data of its loader: every product by its id, every category by its id and its
 * url (rule CACHE-11).
 */
export const tagsOf = (data: unknown): readonly PageTag[] => {
  const tags = new Set<PageTag>();
  collect(data, (tag) => tags.add(tag));
  return [...tags].filter(isPageTag);
};

/** A page's tags as a CDN reads them: `Cache-Tag` separates by commas, other headers by spaces (rule CACHE-21). */
export const tagList = (header: string, tags: readonly string[]): string =>
  [EVERY_PAGE, ...tags].join(header.toLowerCase() === 'cache-tag' ? ',' : ' ');

/** Whether a page with these tags shows a price: every product is shown with its own (rule CACHE-8). */
export const showsPrices = (tags: readonly string[]): boolean => tags.some((tag) => tag.startsWith('product:'));
