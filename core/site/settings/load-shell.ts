import type { MenuItem, ProductCatalog } from '#core/catalog/products/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { valueOr } from '#core/kernel/shared/index.ts';
import { type CreditDesk, type CreditPartner, createLoadPartners } from '#core/requests/credit/index.ts';
import type { FooterSettings, GlobalSettings, SiteSettings } from './settings.ts';

/** What surrounds every page. */
export interface Shell {
  readonly settings: GlobalSettings;
  readonly footer: FooterSettings;
  /** How the shop delivers, in a few words. */
  readonly deliveryText: string;
  readonly menu: readonly MenuItem[];
  /** Who lends, so that every price can be given by the month. */
  readonly creditPartners: readonly CreditPartner[];
}

/** Settings while the operator's cannot be loaded: plain, without a name (rule SETTINGS-3). */
const PLAIN_SETTINGS: GlobalSettings = {
  siteName: '',
  logo: { light: '', dark: '' },
  favicon: '',
  colours: { accent: '' },
  images: { notFound: '', compareError: '', favoritesEmpty: '', searchEmpty: '', emptyCart: '', filtersEmpty: '' },
  phones: { main: '', landline: '', support: '', serviceCentre: '' },
  social: { viber: '', instagram: '', facebook: '', tiktok: '' },
  email: '',
  mapIcons: { shop: '', shopActive: '', pickup: '' },
  buttons: {
    promo: false,
    news: false,
    videoReview: false,
    review: false,
    aboutUs: false,
    contacts: false,
    serviceCenter: false,
    tradeIn: false,
  },
};

const PLAIN_FOOTER: FooterSettings = { columns: [], address: '', workingHours: '', copyright: '', legal: '' };

/** The shell of a page whose surroundings could not be loaded at all (rule SETTINGS-3). */
export const PLAIN_SHELL: Shell = {
  settings: PLAIN_SETTINGS,
  footer: PLAIN_FOOTER,
  deliveryText: '',
  menu: [],
  creditPartners: [],
};

interface Dependencies {
  readonly settings: SiteSettings;
  readonly catalog: Pick<ProductCatalog, 'menu'>;
  readonly credit: Pick<CreditDesk, 'partners'>;
}

/**
 * Use-case: loads what surrounds a page (rule STARTUP-1): settings, footer, delivery text, menu and credit partners
 * (rule CREDIT-7). A part that fails is plain or empty (rule SETTINGS-3). Each language is loaded separately (rule
 * STARTUP-3).
 */
export const createLoadShell = ({ settings, catalog, credit }: Dependencies) => {
  const loadPartners = createLoadPartners({ credit });
  return async (locale: Locale, signal?: AbortSignal): Promise<Shell> => {
    const [global, footer, deliveryText, menu, { partners }] = await Promise.all([
      settings.global({ locale }, signal),
      settings.footer({ locale }, signal),
      settings.deliveryText({ locale }, signal),
      catalog.menu({ locale }, signal),
      loadPartners({ locale, partners: [] }, locale, signal),
    ]);
    return {
      settings: valueOr(global, PLAIN_SHELL.settings),
      footer: valueOr(footer, PLAIN_SHELL.footer),
      deliveryText: valueOr(deliveryText, ''),
      menu: valueOr(menu, []),
      creditPartners: partners,
    };
  };
};
