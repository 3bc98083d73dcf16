import { useShell } from '#ui/app/site.ts';
import { useLanguage } from '#ui/i18n/context.ts';

/** The shop's name, which leads home by a full load: there alone a worker can stand in again. */
export const OfflineHeader = () => {
  const { t, path } = useLanguage();
  const { logo, siteName } = useShell().settings;
  const name = siteName || t('nav.home');
  return (
    <header className="border-b border-hairline">
      <div className="container-page flex h-14 items-center desktop:h-18">
        <a href={path('/')} className="flex h-11 items-center rounded-control text-22 font-bold">
          {logo.light ? (
            <picture>
              <source media="(prefers-color-scheme: dark)" srcSet={logo.dark || logo.light} />
              <img
                src={logo.light}
                alt={name}
                width={120}
                height={32}
                className="h-8 w-30 object-contain object-left"
              />
            </picture>
          ) : (
            name
          )}
        </a>
      </div>
    </header>
  );
};
