import { useEffect, useMemo } from 'react';
import { Outlet, useLocation } from 'react-router';
import { splitLocale } from '#core/locale/index.ts';
import { useStores } from '#ui/app/stores.ts';
import { LanguageContext, languageOf } from '#ui/i18n/context.ts';

/** What surrounds every page of the shop. */
export const SiteLayout = () => {
  const { locale } = splitLocale(useLocation().pathname);
  const language = useMemo(() => languageOf(locale), [locale]);
  const stores = useStores();
  useEffect(() => stores.start(), [stores]);
  return (
    <LanguageContext value={language}>
      <Outlet />
    </LanguageContext>
  );
};
