import { isRouteErrorResponse } from 'react-router';
import { errorKind, LAST_RESORT_TEXT } from '#core/kernel/errors/index.ts';
import { localePath, locales } from '#core/kernel/locale/index.ts';
import { useShell } from '#ui/app/site.ts';
import { ButtonLink } from '#ui/design/primitives/button.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { pageLanguages } from '#ui/i18n/languages.ts';
import { useLocation, useRouteError } from '#ui/router/hooks.ts';

/** What is left when not even the error page can be shown: no dictionary, no layout, nothing that could fail. */
export const FallbackErrorPage = () => (
  <main className="container-page flex min-h-dvh flex-col items-start justify-center gap-4">
    <h1 lang="en" className="text-28">
      {LAST_RESORT_TEXT}
    </h1>
    <p className="flex gap-6 text-18 underline underline-offset-4">
      {locales.map((locale) => (
        <a key={locale} href={localePath('/', locale)} lang={locale}>
          {pageLanguages[locale].home}
        </a>
      ))}
    </p>
  </main>
);

/** What is shown in place of a page that is not there or could not be loaded (rule ERROR-2). */
export const ErrorPage = () => {
  const { t, path } = useLanguage();
  const { notFound } = useShell().settings.images;
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const kind = errorKind(status);
  return (
    <div className="container-page grid items-center gap-8 py-8 md:grid-cols-2 md:py-20">
      <div className="flex flex-col gap-3 max-md:items-center max-md:text-center">
        <p className="price text-48 text-muted">{status}</p>
        <h1 className="text-28 md:text-36">{t(`error.${kind}`)}</h1>
        <p className="max-w-120 text-18 text-muted">{t(`error.${kind}Hint`)}</p>
        <div className="mt-4 flex flex-wrap gap-3 max-md:justify-center">
          {kind === 'missing' ? (
            <ButtonLink to={path('/produs')}>{t('error.catalogue')}</ButtonLink>
          ) : (
            // A full page load, because the page's code may be what failed.
            <a href={pathname + search} className="button button-primary button-md">
              {t('suggest.retry')}
            </a>
          )}
          <ButtonLink to={path('/')} kind="secondary">
            {t('error.home')}
          </ButtonLink>
        </div>
      </div>
      {notFound ? (
        <img
          src={notFound}
          alt=""
          width={480}
          height={360}
          className="aspect-[4/3] w-full max-w-120 justify-self-center object-contain max-md:-order-1 max-md:max-w-60"
        />
      ) : null}
    </div>
  );
};
