import { describe, expect, test } from 'vitest';
import { categories } from '#adapters/provider-sandbox/catalogue/categories.ts';
import { families } from '#adapters/provider-sandbox/catalogue/families.ts';
import type { SeedCategory, SeedProduct } from '#adapters/provider-sandbox/catalogue/model.ts';
import { products } from '#adapters/provider-sandbox/catalogue/products.ts';
import { regions, shops } from '#adapters/provider-sandbox/content/places.ts';
import { reviews } from '#adapters/provider-sandbox/content/reviews.ts';
import { content, settings } from '#tests/adapters/provider-sandbox/shop-content.ts';

const staticRoutes = new Set(
  `about auth career compare confirmation contacts credit dayoffer delivery discount favorites feedbacks insurance
  newmorning news order partners product products-feed produs promo review search service special-offers terms trade-in
  video-obzori l vitrina ru ro api media assets sitemaps none undefined`.split(/\s+/),
);
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function flatten(nodes: readonly SeedCategory[], level = 1): (SeedCategory & { level: number })[] {
  return nodes.flatMap((node) => [{ ...node, level }, ...flatten(node.children, level + 1)]);
}

/** All bilingual texts in a value, with their paths. */
function* texts(value: unknown, path: string): Generator<[string, { ru: string; ro: string }]> {
  if (value === null || typeof value !== 'object') return;
  if ('ru' in value && 'ro' in value && typeof value.ru === 'string' && typeof value.ro === 'string') {
    yield [path, { ru: value.ru, ro: value.ro }];
    return;
  }
  for (const [key, inner] of Object.entries(value)) yield* texts(inner, `${path}.${key}`);
}

const tree = flatten(categories());
const all = [...products()];
const allReviews = [...reviews(all)];
const productUrls = new Set(all.map((product) => product.url));
const categoryUrls = new Set(tree.map((category) => category.url));
const everything = { tree: categories(), all, settings, content, regions, shops };

const duplicates = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);
const property = (product: SeedProduct, key: string) =>
  product.groups.flatMap((group) => group.properties).find((entry) => entry.key === key);

describe('categories', () => {
  test('have three levels, at least 12 top categories, and 3 to 7 subcategories each', () => {
    expect(categories().length).toBeGreaterThanOrEqual(12);
    expect(Math.max(...tree.map((category) => category.level))).toBe(3);
    for (const top of categories()) {
      expect(top.children.length, top.url).toBeGreaterThanOrEqual(3);
      expect(top.children.length, top.url).toBeLessThanOrEqual(7);
    }
  });

  test('have unique one-segment urls that are no routes', () => {
    expect(duplicates(tree.map((category) => category.url))).toEqual([]);
    for (const { url } of tree) {
      expect(url).toMatch(kebab);
      expect(staticRoutes.has(url), url).toBe(false);
    }
  });

  test('have names that are clear without context, as a heading or page title', () => {
    const brands = new Set(all.map(({ brand }) => brand));
    for (const { title, url } of tree) {
      for (const name of [title.ru, title.ro]) {
        expect(brands.has(name), `${url}: ${name} is a maker`).toBe(false);
        expect(name, url).not.toMatch(/^(?:Для|Другие|Pentru|Alte|Cu) /);
      }
      // An adjective without a noun.
      expect(title.ru, url).not.toMatch(/^[А-ЯЁ][а-яё-]+(?:ые|ие)(?: и [а-яё]+(?:ые|ие))?(?: \(.*)?$/);
      expect(title.ro, url).not.toMatch(/^(?:Automate|Manuale|Urbane|Mirrorless|De putere)/);
    }
    expect(duplicates(tree.map(({ title }) => title.ru))).toEqual([]);
    expect(duplicates(tree.map(({ title }) => title.ro))).toEqual([]);
  });

  test("do not repeat the parent's name", () => {
    for (const above of tree.filter(({ level }) => level === 2))
      for (const { title } of above.children) {
        expect(above.title.ru.endsWith(title.ru), title.ru).toBe(false);
        expect(above.title.ro.endsWith(title.ro), title.ro).toBe(false);
      }
  });

  test('have products in every lowest category', () => {
    const filled = new Set(all.map((product) => product.categoryPath.at(-1)));
    const leaves = tree.filter((category) => category.children.length === 0).map((category) => category.url);
    expect(leaves.filter((url) => !filled.has(url))).toEqual([]);
    const sizes = leaves.map((url) => all.filter((product) => product.categoryPath.at(-1) === url).length);
    expect(Math.max(...sizes)).toBeGreaterThanOrEqual(40);
  });
});

describe('products', () => {
  test('number 650 to 800, with unique ids, urls and codes', () => {
    expect(all.length).toBeGreaterThanOrEqual(650);
    expect(all.length).toBeLessThanOrEqual(800);
    expect(duplicates(all.map((product) => product.productId))).toEqual([]);
    expect(duplicates(all.map((product) => product.url))).toEqual([]);
    expect(duplicates(all.map((product) => product.code))).toEqual([]);
  });

  test('have urls that are no categories or routes', () => {
    for (const { url } of all) {
      expect(url).toMatch(kebab);
      expect(categoryUrls.has(url) || staticRoutes.has(url), url).toBe(false);
    }
  });

  test('have codes that a partner can search by', () => {
    for (const { code } of all) expect(code).toMatch(/^(MI\d{7,9}|(acc|ver3|ver4|hit|ult|bom)-\d+)$/);
    expect(new Set(all.map(({ code }) => code.replace(/\d{7,9}$/, '')))).toEqual(
      new Set(['MI', 'acc-', 'ver3-', 'ver4-', 'hit-', 'ult-', 'bom-']),
    );
  });

  test('belong to a lowest category of the tree', () => {
    for (const { categoryPath, url } of all) {
      let level = categories();
      for (const step of categoryPath) {
        const node = level.find((category) => category.url === step);
        expect(node, `${url} at ${step}`).toBeDefined();
        level = node?.children ?? [];
      }
      expect(level, url).toEqual([]);
    }
  });

  test('spell names like their makers and join a number with its unit', () => {
    const shown = new Set([...texts(all, 'products')].flatMap(([, { ru, ro }]) => [ru, ro]));
    expect(
      [...shown].filter((text) =>
        /\b(IPhone|IPad|IPadOS|IOS|ESIM|MacOS|WatchOS|TvOS|WebOS|MicroSD\p{Lu}*)\b/u.test(text),
      ),
    ).toEqual([]);
    expect(all.filter(({ caption }) => /\d /.test(caption.ru))).toEqual([]);
  });

  test('explain every value in the caption', () => {
    const captionsOf = (family: string) => all.filter((one) => one.family === family).map((one) => one.caption);
    for (const { caption, url } of all)
      for (const line of [caption.ru, caption.ro]) {
        expect(line, url).not.toMatch(/(^|, )\d+(,|$)|, (нет|да|nu|da)(,|$)|[@{}]/);
        expect(line, url).not.toMatch(/^\p{Ll}(?!\p{Lu})/u);
      }
    expect(captionsOf('earbuds')).toContainEqual({
      ru: 'Вкладыши, без шумоподавления, до 5\u00A0ч работы',
      ro: 'Semi in-ear, fără anularea zgomotului, autonomie până la 5\u00A0h',
    });
    expect(captionsOf('watch')).toContainEqual({
      ru: 'Экран 1,5″, корпус 47\u00A0мм, до 21\u00A0дня без зарядки',
      ro: 'Ecran 1,5″, carcasă de 47\u00A0mm, autonomie până la 21\u00A0de zile',
    });
    expect(captionsOf('tv').map(({ ru }) => ru)).toContain(
      'Экран 55″ OLED, разрешение 4K, частота 120\u00A0Гц, система Tizen',
    );
    expect(captionsOf('action-camera').map(({ ru }) => ru)).toContain(
      'Видео 8K 30p, угол обзора 360°, под водой до 15\u00A0м',
    );
  });

  test('have sane prices and fees', () => {
    for (const product of all) {
      expect(product.price, product.url).toBeGreaterThan(0);
      expect(product.discount).toBeGreaterThanOrEqual(0);
      for (const amount of [product.price, product.discount, product.secondPrice ?? 0, product.promoDiscount ?? 0]) {
        expect(Number.isInteger(amount), product.url).toBe(true);
      }
      if (product.secondPrice !== undefined) expect(product.secondPrice).toBeLessThan(product.price);
      if (product.promoDiscount !== undefined) {
        expect(product.promoDiscount).toBeGreaterThan(0);
        expect(product.promoDiscount).toBeLessThan(product.secondPrice ?? product.price);
      }
      const { standard, express, region } = product.deliveryFees;
      expect(Math.min(standard, region)).toBeGreaterThanOrEqual(40);
      expect(express, product.url).toBeGreaterThan(standard);
    }
  });

  test('have discounts, partner prices, promo discounts and labels in the intended shares', () => {
    const share = (keep: (product: SeedProduct) => unknown) => all.filter(keep).length / all.length;
    expect(share((product) => product.discount > 0)).toBeCloseTo(0.35, 1);
    expect(share((product) => product.secondPrice)).toBeCloseTo(0.8, 1);
    expect(share((product) => product.promoDiscount)).toBeCloseTo(0.1, 1);
    expect(share((product) => product.labels.includes('new'))).toBeCloseTo(0.12, 1);
    expect(share((product) => product.labels.includes('preorder'))).toBeGreaterThan(0.01);
    expect(share((product) => product.labels.includes('restricted'))).toBeGreaterThan(0.01);
    expect(share((product) => product.stock.every(({ quantity }) => quantity === 0))).toBeGreaterThan(0.03);
    expect(share((product) => product.stock.filter(({ quantity }) => quantity > 0).length === 1)).toBeGreaterThan(0.05);
  });

  test('have a known family, a picture of their colour and a hex colour', () => {
    for (const { family, picture, colour } of all) {
      expect(families().has(family)).toBe(true);
      expect(picture).toMatch(kebab);
      expect(picture.endsWith(`-${colour.slug}`)).toBe(true);
      expect(colour.hex).toMatch(/^#[0-9A-F]{6}$/);
    }
    expect(new Set(all.map(({ family }) => family)).size).toBe(families().size);
  });

  test('have all properties and five to nine filters, brand among them', () => {
    for (const product of all) {
      const listed = product.groups.flatMap((group) => group.properties);
      expect(listed.length, product.url).toBeGreaterThanOrEqual(8);
      expect(duplicates(listed.map(({ key }) => key))).toEqual([]);
      const facets = listed.filter(({ facet }) => facet);
      expect(facets.length, product.url).toBeGreaterThanOrEqual(5);
      expect(facets.length, product.url).toBeLessThanOrEqual(9);
      expect(property(product, 'brand')?.facet).toBe(true);
      expect(property(product, 'brand')?.value.ru).toBe(product.brand);
    }
  });

  test('in a colour group differ only in colour', () => {
    for (const group of Map.groupBy(all, (product) => product.colourGroup).values()) {
      expect(duplicates(group.map(({ colour }) => colour.slug))).toEqual([]);
      expect(new Set(group.map(({ price }) => price)).size, group[0]?.colourGroup).toBe(1);
      expect(new Set(group.map((product) => property(product, 'storage')?.value.ru)).size).toBe(1);
    }
  });

  test('of one model differ only in colour and memory, and follow each other', () => {
    const runs = all.filter(({ model }, index) => model.slug !== all[index - 1]?.model.slug);
    expect(duplicates(runs.map(({ model }) => model.slug))).toEqual([]);
    for (const group of Map.groupBy(all, ({ model }) => model.slug).values()) {
      expect(duplicates(group.map(({ memory, colour }) => `${memory?.ro} ${colour.slug}`))).toEqual([]);
      for (const { title, model, categoryPath } of group) {
        expect(title.ru).toContain(model.title.ru);
        expect(title.ro).toContain(model.title.ro);
        expect(categoryPath).toEqual(group[0]?.categoryPath);
      }
    }
  });

  test('were added in the twenty months before November 2026', () => {
    for (const { createdAt } of all) {
      expect(createdAt).toMatch(iso);
      expect(createdAt >= '2025-03-01' && createdAt < '2026-11-01', createdAt).toBe(true);
    }
  });

  test('are the same in every run', () => {
    expect([...products()]).toEqual(all);
    expect([...reviews(products())]).toEqual(allReviews);
  });

  test('can be fewer, sampled evenly, or many more with unique ids', () => {
    const few = [...products({ count: 60 })];
    expect(few).toHaveLength(60);
    expect(new Set(few.map((product) => product.categoryPath[0])).size).toBeGreaterThanOrEqual(12);
    const seen = { id: new Set<string>(), url: new Set<string>(), code: new Set<string>() };
    for (const product of products({ count: 5000 })) {
      seen.id.add(product.productId);
      seen.url.add(product.url);
      seen.code.add(product.code);
    }
    expect([seen.id.size, seen.url.size, seen.code.size]).toEqual([5000, 5000, 5000]);
  });
});

describe('texts', () => {
  const found = [...texts(everything, 'seed')];

  test('exist in both languages', () => {
    for (const [path, { ru, ro }] of found) {
      expect(ru.trim(), path).not.toBe('');
      expect(ro.trim(), path).not.toBe('');
      expect(ru, path).not.toMatch(/undefined|\{\}/);
    }
    for (const { title, description } of all) {
      expect(title.ru).not.toBe(title.ro);
      expect(description.ru).not.toBe(description.ro);
    }
    for (const { html } of content.news) expect(html.ru).not.toBe(html.ro);
  });

  test('are Romanian without cedillas or Cyrillic, and Russian without Romanian', () => {
    for (const [path, { ru, ro }] of found) {
      expect(ro, path).not.toMatch(/[şţŞŢ]|[\u0400-\u04ff]/);
      expect(ru, path).not.toMatch(/[ăâîșțşţ]/i);
    }
    for (const { text, author } of allReviews) expect(`${text}${author}`).not.toMatch(/[şţŞŢ]/);
  });
});

describe('reviews', () => {
  test('number over two thousand, of existing products, mostly good, in both languages', () => {
    const ids = new Set(all.map((product) => product.productId));
    expect(allReviews.length).toBeGreaterThanOrEqual(2200);
    for (const review of allReviews) {
      expect(ids.has(review.productId)).toBe(true);
      expect([1, 2, 3, 4, 5]).toContain(review.rating);
      expect(review.text.length).toBeGreaterThan(10);
      expect(review.createdAt).toMatch(iso);
    }
    const good = allReviews.filter(({ rating }) => rating >= 4).length / allReviews.length;
    expect(good).toBeGreaterThan(0.75);
    const russian = allReviews.filter(({ text }) => /[а-я]/.test(text)).length / allReviews.length;
    expect(russian).toBeGreaterThan(0.4);
    expect(russian).toBeLessThan(0.7);
    expect(new Set(allReviews.map(({ text }) => text)).size).toBeGreaterThan(allReviews.length * 0.85);
  });
});

describe('places', () => {
  test('are about 35 regions with their localities, Chișinău the default', () => {
    expect(regions.length).toBeGreaterThanOrEqual(33);
    expect(duplicates(regions.map(({ regionId }) => regionId))).toEqual([]);
    expect(duplicates(regions.flatMap((region) => region.localities.map(({ localityId }) => localityId)))).toEqual([]);
    for (const region of regions) {
      expect(region.localities.length, region.regionId).toBeGreaterThanOrEqual(4);
      expect(region.localities.length, region.regionId).toBeLessThanOrEqual(12);
    }
    expect(regions[0]?.regionId).toBe('kishinev');
    expect(regions[0]?.localities[0]).toEqual({ localityId: 'kishinev', title: { ru: 'Кишинёв', ro: 'Chișinău' } });
  });

  test('have stores in known regions with all the stock', () => {
    const ids = new Set(shops.map(({ shopId }) => shopId));
    expect(ids.size).toBe(shops.length);
    const known = new Set(regions.map(({ regionId }) => regionId));
    for (const shop of shops) {
      expect(known.has(shop.regionId)).toBe(true);
      expect(shop.phone).toMatch(/^\+373\d{8}$/);
    }
    for (const { stock } of all) for (const { shopId } of stock) expect(ids.has(shopId)).toBe(true);
  });
});

describe('links', () => {
  test('of banners lead to existing products', () => {
    const banners = [...settings.mainBanners, ...Object.values(settings.menuBanners)];
    expect(settings.mainBanners).toHaveLength(5);
    expect(Object.keys(settings.menuBanners).sort()).toEqual(
      categories()
        .map(({ url }) => url)
        .sort(),
    );
    const known = new Set(
      [...categoryUrls].map((url) => `/${url}`).concat([...productUrls].map((url) => `/product/${url}`)),
    );
    for (const { href, bannerId } of banners) expect(known.has(href), bannerId).toBe(true);
  });

  test('of pages, promotions, videos and rows lead to existing products', () => {
    const blocks = content.landings.flatMap((landing) => landing.blocks);
    const named = [
      ...settings.productSliders.flatMap((slider) => slider.productUrls),
      ...content.promotions.flatMap((promotion) => promotion.productUrls),
      ...content.videos.map((video) => video.productUrl),
      ...blocks.flatMap((block) => (block.kind === 'products' ? block.productUrls : [])),
      content.dayOffer.productUrl,
    ];
    expect(named.filter((url) => !productUrls.has(url))).toEqual([]);
    const inCategories = content.promotions.flatMap((promotion) => promotion.categoryUrls);
    expect(inCategories.filter((url) => !categoryUrls.has(url))).toEqual([]);
  });

  test('of the footer are routes', () => {
    for (const { href } of settings.footer.columns.flatMap((column) => column.links)) {
      expect(staticRoutes.has(href.slice(1)), href).toBe(true);
    }
  });
});

describe('content', () => {
  test('has the expected amount', () => {
    expect(content.news.length).toBeGreaterThanOrEqual(24);
    expect(content.videos).toHaveLength(12);
    expect(content.testimonials).toHaveLength(20);
    expect(content.promotions).toHaveLength(8);
    expect(content.landings).toHaveLength(4);
    expect(content.vacancies).toHaveLength(6);
    expect(content.vacancies.filter(({ isActive }) => isActive)).toHaveLength(1);
    expect(content.vitrinaAccounts).toHaveLength(5);
    expect(settings.creditPartners).toHaveLength(4);
    expect(settings.popularQueries).toHaveLength(20);
    for (const entries of [content.news, content.promotions, content.landings]) {
      const slugs = entries.map(({ slug }) => slug);
      expect(duplicates(slugs)).toEqual([]);
      for (const slug of slugs) expect(slug).toMatch(kebab);
    }
  });

  test('has a price of the day below the usual one', () => {
    const product = all.find(({ url }) => url === content.dayOffer.productUrl);
    expect(content.dayOffer.price).toBeLessThan(product?.secondPrice ?? product?.price ?? 0);
    expect(content.dayOffer.piecesLeft).toBeLessThanOrEqual(content.dayOffer.piecesTotal);
  });
});
