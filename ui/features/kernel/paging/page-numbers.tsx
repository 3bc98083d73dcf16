import type { ReactNode } from 'react';
import { pagerItems } from '#core/kernel/paging/index.ts';
import { ChevronLeft, ChevronRight } from '#ui/design/icons/index.tsx';
import { Link } from '#ui/design/link.tsx';
import { useLanguage } from '#ui/i18n/context.ts';

interface PageNumbersProps {
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  readonly addressOf: (page: number) => string;
}

/** Links to the pages of a list; nothing for a single page. */
export const PageNumbers = ({ page, pages, addressOf }: PageNumbersProps) => {
  const { t } = useLanguage();
  if (pages <= 1) return null;
  return (
    <nav aria-label={t('listing.pages')}>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <li>
          <Step label={t('listing.previous')} to={page > 1 ? addressOf(page - 1) : undefined}>
            <ChevronLeft className="size-5" />
          </Step>
        </li>
        {pagerItems(page, pages).map((number, index) => (
          <li key={number ?? `gap ${index}`}>
            {number === null ? (
              <span className="flex size-11 items-center justify-center text-muted">…</span>
            ) : (
              <Link
                to={addressOf(number)}
                aria-label={t('listing.page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
                className="flex size-11 items-center justify-center rounded-control figures transition hover:bg-tile aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-surface"
              >
                {number}
              </Link>
            )}
          </li>
        ))}
        <li>
          <Step label={t('listing.next')} to={page < pages ? addressOf(page + 1) : undefined}>
            <ChevronRight className="size-5" />
          </Step>
        </li>
      </ul>
    </nav>
  );
};

const Step = ({ label, to, children }: { label: string; to: string | undefined; children: ReactNode }) =>
  to === undefined ? (
    <span className="flex size-11 items-center justify-center text-muted opacity-40">{children}</span>
  ) : (
    <Link
      to={to}
      aria-label={label}
      title={label}
      className="flex size-11 items-center justify-center rounded-control transition hover:bg-tile"
    >
      {children}
    </Link>
  );
