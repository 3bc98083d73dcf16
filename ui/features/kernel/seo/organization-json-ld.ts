import type { HeadContext } from '#ui/app/head.ts';

/** The shop's organization as structured data. */
interface OrganizationJsonLd {
  readonly '@context': 'https://schema.org';
  readonly '@type': 'Organization';
  readonly name: string;
  readonly url: string;
  readonly logo?: string;
  readonly telephone?: string;
  readonly address?: string;
  readonly sameAs?: readonly string[];
}

/** The organization from the settings, as header and footer show it; unset fields are absent. */
export const organizationJsonLd = ({ language, shell, origin }: HeadContext): OrganizationJsonLd => {
  const { siteName, logo, phones, social } = shell.settings;
  const { address } = shell.footer;
  // Messengers have addresses of their own kind, which name no page.
  const profiles = Object.values(social).filter((profile) => /^https?:\/\//.test(profile));
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: siteName,
    url: origin + language.path('/'),
    ...(logo.light ? { logo: logo.light.startsWith('/') ? origin + logo.light : logo.light } : {}),
    ...(phones.main ? { telephone: phones.main } : {}),
    ...(address ? { address } : {}),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  };
};
