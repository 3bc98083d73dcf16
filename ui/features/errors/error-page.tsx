import { isRouteErrorResponse, useRouteError } from 'react-router';
import { useShell } from '#ui/app/site.ts';
import { ButtonLink } from '#ui/design/primitives/button.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

/** The words of the last resort, when not even the error page can be shown: no dictionary, no layout, nothing to fail. */
export const LastResort = () => (
  <main className="container-page py-16">
    <p>An error occurred while showing the error page</p>
    <a href="/">/</a>
  </main>
);

/** What is shown in place of a page that is not there or could not be loaded (rule ERROR-2). */
export const ErrorPage = () => {
  const { t, path } = useLanguage();
  const { settings } = useShell();
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const missing = status === 404;
  return (
    <main className="container-page flex flex-col items-center gap-4 py-16 text-center">
      {settings.images.notFound ? <img src={settings.images.notFound} alt="" width={320} height={240} /> : null}
      <p className="price text-48">{status}</p>
      <h1 className="text-28">{t(missing ? 'error.missing' : 'error.generic')}</h1>
      <p lang="en" className="text-14 text-muted">
        {missing ? 'This page could not be found' : "Something went's wrong"}
      </p>
      <ButtonLink to={path('/')}>{t('error.home')}</ButtonLink>
    </main>
  );
};
