/** Addresses of the shop whose pages are still to be built; a page takes its line out when it comes. */
const awaited: readonly string[] = [
  '/auth',
  '/contacts',
  '/dayoffer',
  '/feedbacks',
  '/l',
  '/newmorning',
  '/news',
  '/partners',
  '/products-feed',
  '/promo',
  '/review',
  '/special-offers',
  '/trade-in',
  '/video-obzori',
  '/vitrina',
];

/** Whether a link leads somewhere: to another site, or to a page of the shop that exists. */
export const isServed = (href: string): boolean => {
  const [path = ''] = href.split(/[?#]/);
  return !awaited.some((missing) => path === missing || path.startsWith(`${missing}/`));
};
