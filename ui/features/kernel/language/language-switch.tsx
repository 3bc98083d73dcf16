import { localeEntries, locales, switchLocale } from '#core/kernel/locale/index.ts';
import { Link } from '#ui/design/link.tsx';
import { useHydrated } from '#ui/design/use-hydrated.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useLocation } from '#ui/router/hooks.ts';
import { useLocaleMemory } from './locale-memory-context.ts';

/** The page in the other language: path, query and fragment stay, the choice is remembered (rules LOCALE-2, LOCALE-3). */
export const LanguageSwitch = ({ className = '' }: { className?: string }) => {
  const { t, locale } = useLanguage();
  const memory = useLocaleMemory();
  const { pathname, search, hash } = useLocation();
  // The server never learns the fragment, so the first render goes without it.
  const fragment = useHydrated() ? hash : '';
  return (
    <ul aria-label={t('header.language')} className={`flex items-center ${className}`}>
      {locales.map((other) => (
        <li key={other}>
          <Link
            to={switchLocale(pathname + search + fragment, other)}
            hrefLang={localeEntries[other].hreflang}
            lang={other}
            aria-label={`${other.toUpperCase()}, ${localeEntries[other].name}`}
            aria-current={other === locale ? 'true' : undefined}
            preventScrollReset
            onClick={() => memory.remember(other)}
            className="group flex size-11 items-center justify-center rounded-control text-14 font-medium text-muted uppercase transition hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink"
          >
            <span className="border-b-2 border-transparent pt-0.5 group-aria-[current]:border-accent">{other}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
