import { useShell } from '#ui/app/site.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** The operator's logo for the colour scheme, with space reserved; without a logo the shop's name. */
export const LogoPicture = ({ size = 'h-8 w-30' }: { readonly size?: string }) => {
  const { t } = useLanguage();
  const { logo, siteName } = useShell().settings;
  const name = siteName || t('nav.home');
  if (!logo.light) return name;
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={logo.dark || logo.light} />
      <img src={logo.light} alt={name} width={120} height={32} className={`object-contain object-left ${size}`} />
    </picture>
  );
};
