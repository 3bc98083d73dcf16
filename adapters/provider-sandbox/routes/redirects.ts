/** Addresses of the shop's old site. */
export const redirects = [
  { path: '/catalog/smartphones', target: '/smartphones' },
  { path: '/catalog/noutbuki', target: '/laptops' },
  { path: '/catalog/planshety', target: '/tablets' },
  { path: '/telefoane', target: '/smartphones' },
  { path: '/laptopuri', target: '/laptops' },
] as const;
