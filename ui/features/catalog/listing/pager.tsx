import { ChevronLeft, ChevronRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pageCount, pagerItems } from '#core/catalog/index.ts';
import { ButtonLink } from '#ui/design/primitives/button.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import type { ListingControls } from './use-listing.ts';

/** The ways on from a page: more of the same below it, or another page by its number. All of them are links. */
export const Pager = observer(({ controls }: { controls: ListingControls }) => {
  const { t, count } = useLanguage();
  const { page, store, addressOf } = controls;
  const { state, listing } = page;
  const pages = pageCount(listing.totalCount);
  if (pages === 1 || store.products.length === 0) return null;
  const at = (number: number) => addressOf({ ...state, page: number });
  const shown = { shown: count(store.products.length), total: count(listing.totalCount) };
  return (
    <div className="mt-10 flex flex-col items-center gap-5">
      <p role="status" className="text-14 text-muted">
        {t('listing.shown', shown)}
      </p>
      {state.page < pages ? (
        <ButtonLink
          kind="secondary"
          size="lg"
          to={at(state.page + 1)}
          replace
          preventScrollReset
          onClick={store.expectMore}
          className="w-full max-w-90"
        >
          {t('listing.more')}
        </ButtonLink>
      ) : null}
      <nav aria-label={t('listing.pages')}>
        <ul className="flex flex-wrap items-center justify-center gap-1">
          <li>
            <Step label={t('listing.previous')} to={state.page > 1 ? at(state.page - 1) : undefined}>
              <ChevronLeft aria-hidden="true" className="size-5" />
            </Step>
          </li>
          {pagerItems(state.page, pages).map((number, index) => (
            <li key={number ?? `gap ${index}`}>
              {number === null ? (
                <span className="flex size-11 items-center justify-center text-muted">…</span>
              ) : (
                <Link
                  to={at(number)}
                  aria-label={t('listing.page', { page: number })}
                  aria-current={number === state.page ? 'page' : undefined}
                  className="flex size-11 items-center justify-center rounded-control tabular-nums transition hover:bg-tile aria-[current=page]:bg-ink aria-[current=page]:font-semibold aria-[current=page]:text-surface"
                >
                  {number}
                </Link>
              )}
            </li>
          ))}
          <li>
            <Step label={t('listing.next')} to={state.page < pages ? at(state.page + 1) : undefined}>
              <ChevronRight aria-hidden="true" className="size-5" />
            </Step>
          </li>
        </ul>
      </nav>
    </div>
  );
});

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
