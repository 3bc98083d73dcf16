import type { Locale } from '#core/kernel/locale/index.ts';
import { CrossButton } from '#ui/design/primitives/button.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { pageLanguages } from '#ui/i18n/languages.ts';
import { LanguageLink } from './language-link.tsx';
import { useLocaleMemory } from './locale-memory-context.ts';

/** A bar over the top of the page that offers another language, with a button to stay. */
export const OfferedLanguage = ({ offered, onClose }: { offered: Locale; onClose: () => void }) => {
  const { t, locale } = useLanguage();
  const memory = useLocaleMemory();
  const stay = () => {
    memory.remember(locale);
    onClose();
  };
  return (
    <div className="fade absolute inset-x-0 top-[calc(100%+1px)] flex h-11 items-center justify-center bg-ink pl-11 text-14 text-surface shadow-layer">
      <LanguageLink
        to={offered}
        className="flex h-full flex-1 items-center justify-center font-semibold underline underline-offset-4"
      >
        {pageLanguages[offered].offer}
      </LanguageLink>
      <CrossButton label={t('common.close')} className="text-surface hover:bg-transparent" onClick={stay} />
    </div>
  );
};
