import type { Locale } from '#core/kernel/locale/index.ts';
import type { Failure, Result } from '#core/kernel/shared/index.ts';
import type { PaymentMethod } from '#core/purchase/checkout/index.ts';

/** Which links of the menus are switched on. */
export interface ButtonFlags {
  readonly promo: boolean;
  readonly news: boolean;
  readonly videoReview: boolean;
  readonly review: boolean;
  readonly aboutUs: boolean;
  readonly contacts: boolean;
  readonly serviceCenter: boolean;
  readonly tradeIn: boolean;
}

export interface SiteImages {
  readonly notFound: string;
  readonly compareError: string;
  readonly favoritesEmpty: string;
  readonly searchEmpty: string;
  readonly emptyCart: string;
  readonly filtersEmpty: string;
}

/** How the site looks and whom to call: everything that is the operator's and not the code's. */
export interface GlobalSettings {
  readonly siteName: string;
  readonly logo: { readonly light: string; readonly dark: string };
  readonly favicon: string;
  /** #RRGGBB. */
  readonly colours: { readonly accent: string };
  readonly images: SiteImages;
  readonly phones: {
    readonly main: string;
    readonly landline: string;
    readonly support: string;
    readonly serviceCentre: string;
  };
  readonly social: {
    readonly viber: string;
    readonly instagram: string;
    readonly facebook: string;
    readonly tiktok: string;
  };
  /** Where people write to; empty when it is not given. */
  readonly email: string;
  /** Pins of shops; an empty one is not set. */
  readonly mapIcons: { readonly shop: string; readonly shopActive: string; readonly pickup: string };
  readonly buttons: ButtonFlags;
  /** Text of the strip above the header; may be absent. */
  readonly promoStrip?: { readonly text: string; readonly href: string };
  /** The payment methods that the provider takes; every one when absent (rule CHECKOUT-12). */
  readonly payments?: readonly PaymentMethod[];
}

export interface FooterSettings {
  readonly columns: readonly {
    readonly title: string;
    readonly links: readonly { readonly title: string; readonly href: string }[];
  }[];
  readonly address: string;
  readonly workingHours: string;
  readonly copyright: string;
  /** Legal text of the footer; may be empty. */
  readonly legal: string;
}

/** What the operator has set in the provider. */
export interface SiteSettings {
  global(query: { locale: Locale }, signal?: AbortSignal): Promise<Result<GlobalSettings, Failure>>;
  footer(query: { locale: Locale }, signal?: AbortSignal): Promise<Result<FooterSettings, Failure>>;
  deliveryText(query: { locale: Locale }, signal?: AbortSignal): Promise<Result<string, Failure>>;
}
