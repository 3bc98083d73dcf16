/** Addresses of the shop whose pages are still to be built; a page takes its line out when it comes. */
const awaited: readonly string[] = [
  '/about',
  '/auth',
  '/career',
  '/contacts',
  '/credit',
  '/dayoffer',
  '/delivery',
  '/discount',
  '/feedbacks',
  '/insurance',
  '/l',
  '/newmorning',
  '/news',
  '/order',
  '/partners',
  '/products-feed',
  '/promo',
  '/review',
  '/service',
  '/special-offers',
  '/terms',
  '/trade-in',
  '/video-obzori',
  '/vitrina',
];

/** Whether a link leads somewhere: to another site, or to a page of the shop that exists. */
export const isServed = (href: string): boolean => {
  const [path = ''] = href.split(/[?#]/);
  return !awaited.some((missing) => path === missing || path.startsWith(`${missing}/`));
};
