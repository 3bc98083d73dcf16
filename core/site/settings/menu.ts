import type { ButtonFlags, GlobalSettings } from './settings.ts';

/** A link of the shop's menus; `catalogue` opens the categories and has no page of its own. */
export type MenuLink =
  | { readonly name: 'catalogue' }
  | { readonly name: Exclude<MenuLinkName, 'catalogue'>; readonly path: string };

export type MenuLinkName =
  | 'specialOffers'
  | 'dayOffer'
  | 'catalogue'
  | 'news'
  | 'videoReviews'
  | 'testimonials'
  | 'aboutUs'
  | 'contacts'
  | 'serviceCentre'
  | 'tradeIn';

/** Links in order, with the flag that each needs; day offer and catalogue need none (rule SETTINGS-4). */
const links: readonly (readonly [MenuLink, keyof ButtonFlags | undefined])[] = [
  [{ name: 'specialOffers', path: '/special-offers' }, 'promo'],
  [{ name: 'dayOffer', path: '/dayoffer' }, undefined],
  [{ name: 'catalogue' }, undefined],
  [{ name: 'news', path: '/newmorning' }, 'news'],
  [{ name: 'videoReviews', path: '/review' }, 'videoReview'],
  [{ name: 'testimonials', path: '/feedbacks' }, 'review'],
  [{ name: 'aboutUs', path: '/about' }, 'aboutUs'],
  [{ name: 'contacts', path: '/contacts' }, 'contacts'],
  [{ name: 'serviceCentre', path: '/service' }, 'serviceCenter'],
  [{ name: 'tradeIn', path: '/trade-in' }, 'tradeIn'],
];

/** The links of the menu that are switched on, in their order; paths without language prefix (rule SETTINGS-4). */
export const menuLinks = (flags: ButtonFlags): readonly MenuLink[] =>
  links.filter(([, flag]) => flag === undefined || flags[flag]).map(([link]) => link);

/** The service centre's phones unless the shop is configured with others, which no settings change (rule SETTINGS-5). */
export const SERVICE_CENTRE_PHONES: readonly string[] = ['+37322840120', '+37368840120'];

/**
 * The phones that are shown, by what they are for: those of settings that are filled in, and the service centre's own
 * (rule SETTINGS-5).
 */
export const shownPhones = (
  phones: GlobalSettings['phones'],
  serviceCentre: readonly string[] = SERVICE_CENTRE_PHONES,
): readonly { readonly name: keyof GlobalSettings['phones']; readonly phone: string }[] => {
  const { main, landline, support } = phones;
  const own = [
    { name: 'main', phone: main },
    { name: 'landline', phone: landline },
    { name: 'support', phone: support },
  ] as const;
  return [
    ...own.filter(({ phone }) => phone !== ''),
    ...serviceCentre.map((phone) => ({ name: 'serviceCentre', phone }) as const),
  ];
};
