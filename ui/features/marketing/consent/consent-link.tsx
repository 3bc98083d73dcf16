import { useSite } from '#ui/app/site.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useConsent } from './consent-context.ts';

/** Reopens the consent banner; absent when there is nothing to choose (rule CONSENT-1). */
export const ConsentLink = ({ className = '' }: { className?: string }) => {
  const { t } = useLanguage();
  const consent = useConsent();
  if (useSite().services.tagManagerId === undefined) return null;
  return (
    <button
      type="button"
      className={`min-h-6 rounded-control underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11 ${className}`}
      onClick={consent.reopen}
    >
      {t('consent.settings')}
    </button>
  );
};
