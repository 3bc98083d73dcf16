import { pageCount } from '#core/kernel/paging/index.ts';
import { ButtonLink } from '#ui/design/primitives/button.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { PageNumbers } from './page-numbers.tsx';
import type { VisitState } from './visit.ts';

interface PagerProps {
  /** The page that the address names, counted from 1. */
  readonly page: number;
  /** How many of the list are on a page; as the catalogue has them unless given. */
  readonly size?: number;
  /** The first of the pages shown, counted from 1. */
  readonly from: number;
  /** How many are shown. */
  readonly shown: number;
  /** How many there are on all pages. */
  readonly total: number;
  readonly addressOf: (page: number) => string;
  /** The next page is asked for as more of what is shown. */
  readonly onMore: () => void;
}

/** The ways on from a page: more of the same below it, or another page by its number. All of them are links. */
export const Pager = ({ page, size, from, shown, total, addressOf, onMore }: PagerProps) => {
  const { t, count } = useLanguage();
  const pages = pageCount(total, size);
  if (pages === 1 || shown === 0) return null;
  return (
    <div className="mt-10 flex flex-col items-center gap-5">
      <p role="status" className="text-14 text-muted">
        {t('listing.shown', { shown: count(shown), total: count(total) })}
      </p>
      {page < pages ? (
        <ButtonLink
          kind="secondary"
          size="lg"
          to={addressOf(page + 1)}
          replace
          preventScrollReset
          state={{ from } satisfies VisitState}
          onClick={onMore}
          className="w-full max-w-90"
        >
          {t('listing.more')}
        </ButtonLink>
      ) : null}
      <PageNumbers page={page} pages={pages} addressOf={addressOf} />
    </div>
  );
};
