import type { PageHandle } from '#ui/app/head.ts';
import { useSite } from '#ui/app/site.ts';
import { privateHead } from '#ui/app/site-title.ts';
import { useAuth } from '#ui/features/kernel/auth/auth-context.ts';
import { AuthForm } from '#ui/features/kernel/auth/auth-form.tsx';
import { LanguageSwitch } from '#ui/features/kernel/language/language-switch.tsx';
import { LogoPicture } from '#ui/features/kernel/logo/logo-picture.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useLoaderData } from '#ui/router/hooks.ts';
import type { AuthPageData } from './loader.ts';

export const handle: PageHandle<AuthPageData> = {
  head: privateHead('auth.title', 'auth.lead', '/auth'),
};

/** The sign-in page without a frame (rule AUTH-5). */
export const Component = () => {
  const { t, path } = useLanguage();
  const { shopOrigin } = useSite();
  const { returnTo, problem } = useLoaderData<AuthPageData>();
  const { leaveFor } = useAuth();
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-[400px] flex-col px-4 py-4 sm:py-6">
      <div className="flex items-center justify-between">
        <span className="text-22 font-bold">
          <LogoPicture />
        </span>
        <LanguageSwitch className="-mr-3" />
      </div>
      <div className="flex flex-1 flex-col justify-center py-10">
        <h1 className="text-36">{t('auth.title')}</h1>
        <p className="mt-2 mb-6 text-muted text-pretty">{t('auth.lead')}</p>
        {/* Leaves by a full load, so that all later requests carry the token. Keeps the fragment, which no server receives. */}
        <AuthForm returnTo={returnTo} problem={problem} onSignedIn={() => leaveFor(returnTo + window.location.hash)} />
      </div>
      <p className="text-14 text-muted">
        {t('auth.notPartner')}{' '}
        <a href={shopOrigin + path('/')} className="text-link underline underline-offset-4">
          {t('auth.toShop')}
        </a>
      </p>
    </div>
  );
};
