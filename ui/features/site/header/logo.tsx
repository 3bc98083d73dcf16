import { useShell } from '#ui/app/site.ts';
import { Link } from '#ui/design/link.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

/** The operator's logo for the visitor's colour scheme, leading home; its room is kept while it loads. */
export const Logo = () => {
  const { t, path } = useLanguage();
  const { logo, siteName } = useShell().settings;
  const name = siteName || t('nav.home');
  return (
    <Link to={path('/')} className="flex h-11 shrink-0 items-center rounded-control text-22 font-bold">
      {logo.light ? (
        <picture>
          <source media="(prefers-color-scheme: dark)" srcSet={logo.dark || logo.light} />
          <img
            src={logo.light}
            alt={name}
            width={120}
            height={32}
            className="h-7 w-[92px] object-contain object-left desktop:h-8 desktop:w-[120px]"
          />
        </picture>
      ) : (
        name
      )}
    </Link>
  );
};
