import { LIVE_ORDER } from '#core/kernel/locale/index.ts';
import { useSite } from '#ui/app/site.ts';
import { ArrowRight } from '#ui/design/icons/index.tsx';
import { OutsideButtonLink } from '#ui/design/primitives/button.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

interface LiveLinkProps {
  readonly linkKey: string | undefined;
  /** Order number, to tell several links apart. */
  readonly number?: string;
  /** It is what comes next on its page. */
  readonly asButton?: boolean;
}

/**
 * Leads to the page of an order's private link, where the provider gives one; not in the vitrina, whose customers have
 * their own browser. By a full load, so that nothing that reports to others runs there (rule LIVE-10).
 */
export const LiveLink = ({ linkKey, number, asButton = false }: LiveLinkProps) => {
  const { t, path } = useLanguage();
  const { vitrina } = useSite();
  if (linkKey === undefined || vitrina) return null;
  const href = `${path(LIVE_ORDER)}#${linkKey}`;
  if (asButton) return <OutsideButtonLink href={href}>{t('live.open')}</OutsideButtonLink>;
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center gap-2 self-start font-semibold underline-offset-4 hover:underline print:hidden"
    >
      {t('live.open')}
      {number ? <span className="sr-only"> {number}</span> : null}
      <ArrowRight className="size-5" />
    </a>
  );
};
