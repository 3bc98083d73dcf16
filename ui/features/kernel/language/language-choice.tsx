import { localeEntries, locales } from '#core/kernel/locale/index.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { LanguageLink } from './language-link.tsx';

/** The language of a form whose outcome is in that of the page, chosen by name among its fields. */
export const LanguageChoice = ({ className = '' }: { readonly className?: string }) => {
  const { t } = useLanguage();
  return (
    <div className={`flex flex-wrap items-center gap-x-3 gap-y-2 text-14 ${className}`}>
      <span aria-hidden="true">{t('header.language')}:</span>
      <ul aria-label={t('header.language')} className="flex flex-wrap gap-2">
        {locales.map((other) => (
          <li key={other}>
            <LanguageLink
              to={other}
              className="inline-flex h-9 items-center rounded-full border border-hairline px-3 text-14 font-medium transition hover:border-muted aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-surface pointer-coarse:h-11"
            >
              {localeEntries[other].name}
            </LanguageLink>
          </li>
        ))}
      </ul>
    </div>
  );
};
