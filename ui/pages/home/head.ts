import type { HomePage } from '#core/site/screens/index.ts';
import type { PageHead } from '#ui/app/head.ts';
import { organizationJsonLd } from '#ui/features/kernel/seo/organization-json-ld.ts';
import { websiteJsonLd } from '#ui/features/kernel/seo/website-json-ld.ts';

export const homeHead: PageHead<HomePage | undefined> = (home, context) => {
  const { t } = context.language;
  const { siteName } = context.shell.settings;
  const image = home?.banners[0]?.image;
  return {
    title: t('home.heading', { shop: siteName }),
    description: t('home.description'),
    canonicalPath: '/',
    ...(image ? { image } : {}),
    // Without settings the shop has no name.
    jsonLd: siteName ? [websiteJsonLd(context), organizationJsonLd(context)] : [],
  };
};
