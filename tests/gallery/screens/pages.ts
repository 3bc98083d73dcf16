import { ON_SALE, productWhere, type Screen } from '../screen.ts';

/** A screen that is there at once, at an address of its own. */
const page = (name: string, path: string): Screen => ({ name, path });

const product = (name: string, condition: string): Screen => ({
  name,
  steps: (visit) => visit.open(productWhere(visit, condition)),
});

/** A link of a list is opened: what only the provider's own content knows the address of. */
const followed = (name: string, path: string, href: string): Screen => ({
  name,
  steps: async ({ open, main, page: window, shopper }) => {
    await open(path);
    await main.locator(`a[href*="${href}"]`).first().click();
    await window.waitForURL(`**${href}**`);
    await shopper.settled();
  },
});

/** Every route of the shop. */
export const pages: readonly Screen[] = [
  page('home', '/'),
  page('catalogue', '/produs'),
  page('category', '/smartphones'),
  page('category-beyond', '/smartphones?page=900'),
  page('category-nothing', '/smartphones?price=1-2'),
  page('category-televisions', '/televisions'),
  product('product', `${ON_SALE} AND discount > 0 AND url LIKE 'samsung-galaxy-s2%'`),
  product('product-preorder', 'available = 0 AND is_preorder = 1'),
  product('product-absent', 'available = 0 AND is_preorder = 0 AND is_restricted = 0'),
  product('product-restricted', 'is_restricted = 1'),
  page('search', '/search?query=samsung'),
  page('search-short', '/search'),
  page('search-nothing', '/search?query=qqqzzzwww'),
  page('compare-empty', '/compare'),
  page('favorites-empty', '/favorites'),
  page('order', '/order'),
  page('confirmation', '/confirmation'),
  page('live-order-lost', '/order/live#nothing'),
  page('shared-damaged', '/shared#1cnothing'),
  page('about', '/about'),
  page('contacts', '/contacts'),
  page('career', '/career'),
  page('delivery', '/delivery'),
  page('credit', '/credit'),
  page('discount', '/discount'),
  page('insurance', '/insurance'),
  page('partners', '/partners'),
  page('service', '/service'),
  page('warranty', '/service/warranty'),
  page('terms', '/terms'),
  page('trade-in', '/trade-in'),
  page('news', '/newmorning'),
  followed('article', '/newmorning', '/newmorning/'),
  page('videos', '/review'),
  followed('video', '/review', '/video-obzori/view'),
  page('feedbacks', '/feedbacks'),
  page('promo', '/promo'),
  followed('promotion', '/promo', '/promo/'),
  page('special-offers', '/special-offers'),
  page('category-offers', '/special-offers/smartphones'),
  page('day-offer', '/dayoffer'),
  page('landings', '/l'),
  followed('landing', '/l', '/l/'),
  page('products-feed', '/products-feed'),
  page('error-404', '/product/nothing-like-this'),
  page('error-400', '/%E0%A4%A'),
];
