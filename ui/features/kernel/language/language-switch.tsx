import { localeEntries, locales } from '#core/kernel/locale/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { LanguageLink } from './language-link.tsx';

/** The page in the other language, by its code. */
export const LanguageSwitch = ({ className = '' }: { className?: string }) => {
  const { t } = useLanguage();
  return (
    <ul aria-label={t('header.language')} className={`flex items-center ${className}`}>
      {locales.map((other) => (
        <li key={other}>
          <LanguageLink
            to={other}
            aria-label={`${other.toUpperCase()}, ${localeEntries[other].name}`}
            className="group flex size-11 items-center justify-center rounded-control text-14 font-medium text-muted uppercase transition hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink"
          >
            <span className="border-b-2 border-transparent pt-0.5 group-aria-[current]:border-accent">{other}</span>
          </LanguageLink>
        </li>
      ))}
    </ul>
  );
};
