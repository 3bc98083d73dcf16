import { useEffect } from 'react';
import { useLanguage } from '#ui/i18n/context.ts';
import { useAuth } from './auth-context.ts';

/** A page that the browser brings back as it was is shown only while its partner is signed in (rule AUTH-4). */
export const useRestoredPage = (): void => {
  const auth = useAuth();
  const { locale } = useLanguage();
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void auth.verify(locale);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [auth, locale]);
};
