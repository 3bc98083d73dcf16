import type { AppliedCode } from '#core/purchase/promo-code/index.ts';
import { aPhone, aRegion } from '#core/testing/builders/index.ts';

/** What can be put in the cart of a trial: something with each kind of discount, and something that is not there. */
export const goods = [
  aPhone('phone')
    .being({ title: 'Phone' })
    .costing(5_999)
    .discountedBy(500)
    .forPartnersAt(5_600)
    .broughtFor(60, 120, 90),
  aPhone('headphones').being({ title: 'Headphones' }).costing(1_299.5).withPromoOf(100).broughtFor(40, 150, 100),
  aPhone('case').being({ title: 'Case' }).costing(250).forPartnersAt(190).broughtFor(40, 100, 70),
  aPhone('charger').being({ title: 'Charger', available: 3 }).costing(399).broughtFor(40, 100, 70),
  aPhone('tablet').being({ title: 'Tablet' }).costing(4_499).broughtFor(60, 120, 90).outOfStock(),
].map((product) => product.build());

export const regions = [aRegion('kishinev', 'Chișinău'), aRegion('balti', 'Bălți'), aRegion('cahul', 'Cahul')];

/** Codes that hold for anything, in bani. */
export const codes: readonly AppliedCode[] = [
  { code: 'SALUT', discount: 5_000 },
  { code: 'SAVE10', discount: 1_000 },
];
