import { type Locale, localeEntries, switchLocale } from '#core/kernel/locale/index.ts';
import { Link, type LinkProps } from '#ui/design/link.tsx';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useLocation } from '#ui/router/hooks.ts';
import { useLocaleMemory } from './locale-memory-context.ts';

interface LanguageLinkProps extends Pick<LinkProps, 'className' | 'children' | 'aria-label'> {
  readonly to: Locale;
}

/** The page in another language: path, query, fragment and what was typed stay, the choice is remembered (rules LOCALE-2, LOCALE-3). */
export const LanguageLink = ({ to, ...rest }: LanguageLinkProps) => {
  const { locale } = useLanguage();
  const memory = useLocaleMemory();
  const { pathname, search, hash } = useLocation();
  // The server never learns the fragment, so the first render goes without it.
  const fragment = useHydrated() ? hash : '';
  return (
    <Link
      to={switchLocale(pathname + search + fragment, to)}
      hrefLang={localeEntries[to].hreflang}
      lang={to}
      aria-current={to === locale ? 'true' : undefined}
      preventScrollReset
      onClick={() => memory.remember(to)}
      {...rest}
    />
  );
};
