import type { MenuItem, ProductCatalog } from '#core/catalog/products/index.ts';
import type { TokenVault } from '#core/kernel/auth/index.ts';
import type { Locale } from '#core/kernel/locale/index.ts';
import { valueOr } from '#core/kernel/shared/index.ts';
import type { KnownPartners, LoadPartners } from '#core/requests/credit/index.ts';
import type { LoadShell, Shell } from './load-shell.ts';
import type { FooterSettings, SiteSettings } from './settings.ts';

/** What a page does first, in this order (rules STARTUP-1, STARTUP-2). */
export const startUpSteps = ['vitrinaFlag', 'token', 'globalSettings', 'footerSettings', 'deliveryText'] as const;
export type StartUpStep = (typeof startUpSteps)[number];

/** The face of the shop that a page shows. */
export interface Face {
  setVitrina(vitrina: boolean): void;
  /** Puts the partner's token on every call from now on; undefined takes it off. */
  carryToken(token: string | undefined): void;
}

interface StartDependencies {
  readonly face: Face;
  readonly vault: Pick<TokenVault, 'load'>;
  readonly loadShell: LoadShell;
}

/**
 * Use-case: starts a page: the vitrina flag is set, the token put on the calls, and only then settings, footer and
 * delivery text are asked for (rule STARTUP-2), so that they already speak for the partner.
 */
export const makeStartUp =
  ({ face, vault, loadShell }: StartDependencies) =>
  (vitrina: boolean, locale: Locale, signal?: AbortSignal): Promise<Shell> => {
    face.setVitrina(vitrina);
    face.carryToken(vault.load());
    return loadShell(locale, signal);
  };
export type StartUp = ReturnType<typeof makeStartUp>;

interface SwitchDependencies {
  readonly settings: Pick<SiteSettings, 'footer'>;
  readonly catalog: Pick<ProductCatalog, 'menu'>;
  readonly loadPartners: LoadPartners;
}

/** What is asked for anew when the language changes. */
export interface Translated {
  readonly footer: FooterSettings;
  readonly menu: readonly MenuItem[];
  readonly partners: KnownPartners;
}

/**
 * Use-case: after the language was switched, footer, credit partners and menu are asked for anew; what cannot be had
 * stays as it was (rule STARTUP-3).
 */
export const makeSwitchLanguage =
  ({ settings, catalog, loadPartners }: SwitchDependencies) =>
  async (known: Translated, locale: Locale, signal?: AbortSignal): Promise<Translated> => {
    const [footer, partners, menu] = await Promise.all([
      settings.footer({ locale }, signal),
      loadPartners(known.partners, locale, signal),
      catalog.menu({ locale }, signal),
    ]);
    return { footer: valueOr(footer, known.footer), partners, menu: valueOr(menu, known.menu) };
  };
export type SwitchLanguage = ReturnType<typeof makeSwitchLanguage>;
