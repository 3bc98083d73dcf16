import { LIVE_ORDER } from '#core/kernel/locale/index.ts';
import { useSite } from '#ui/app/site.ts';
import { ArrowRight } from '#ui/design/icons/index.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

interface LiveLinkProps {
  readonly linkKey: string | undefined;
  /** Which order it is, in words, where several stand side by side. */
  readonly number?: string;
}

/**
 * Leads to the page of an order's private link, where the provider gives one; not in the vitrina, whose customers have
 * their own browser. By a full load, so that nothing that reports to others runs there (rule LIVE-10).
 */
export const LiveLink = ({ linkKey, number }: LiveLinkProps) => {
  const { t, path } = useLanguage();
  const { vitrina } = useSite();
  if (linkKey === undefined || vitrina) return null;
  return (
    <a
      href={`${path(LIVE_ORDER)}#${linkKey}`}
      className="inline-flex min-h-11 items-center gap-2 self-start font-semibold underline-offset-4 hover:underline print:hidden"
    >
      {t('live.open')}
      {number ? <span className="sr-only"> {number}</span> : null}
      <ArrowRight aria-hidden="true" className="size-5" />
    </a>
  );
};
