import { useState } from 'react';
import { Link } from '#ui/design/link.tsx';
import { useCategoryPath } from '#ui/features/kernel/links/use-category-path.ts';
import { useLanguage } from '#ui/i18n/context.ts';

interface Chip {
  readonly url: string;
  readonly title: string;
  /** Number of products, if known. */
  readonly totalCount?: number;
  /** Where it leads instead of the category's own page. */
  readonly to?: string;
  /** The list is narrowed to this one. */
  readonly current?: boolean;
}

/** Chips that are shown before one asks for the rest. */
const SHOWN = 12;

/** Categories to go on to: one line that scrolls on narrow screens; on wide ones many of them are folded. */
export const CategoryChips = ({ label, chips }: { label: string; chips: readonly Chip[] }) => {
  const { t, count } = useLanguage();
  const toCategory = useCategoryPath();
  const [unfolded, setUnfolded] = useState(false);
  if (chips.length === 0) return null;
  return (
    <nav aria-label={label} className="mt-4">
      <ul className="-mx-4 flex scrollbar-none gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
        {chips.map(({ url, title, totalCount, to, current }, index) => (
          <li key={url} className={`shrink-0 ${index >= SHOWN && !unfolded ? 'md:hidden' : ''}`}>
            <Link
              to={to ?? toCategory(url)}
              aria-current={current ? 'true' : undefined}
              className="inline-flex h-11 items-center gap-2 rounded-full border border-hairline px-4 text-14 font-medium transition hover:border-muted lg:h-10 aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-surface"
            >
              {title}
              {totalCount === undefined ? null : (
                <span className={current ? '' : 'text-muted'}>{count(totalCount)}</span>
              )}
            </Link>
          </li>
        ))}
        {chips.length > SHOWN ? (
          <li className="hidden md:block noscript:hidden">
            <button
              type="button"
              aria-expanded={unfolded}
              className="inline-flex h-11 items-center px-4 text-14 font-medium text-link lg:h-10"
              onClick={() => setUnfolded(!unfolded)}
            >
              {unfolded ? t('listing.lessOptions') : t('listing.moreOptions', { count: chips.length - SHOWN })}
            </button>
          </li>
        ) : null}
      </ul>
    </nav>
  );
};
