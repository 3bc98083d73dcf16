import { Suspense, useDeferredValue, useId, useState } from 'react';
import { narrowingCount, widenListing } from '#core/catalog/products/index.ts';
import { SlidersHorizontal } from '#ui/design/icons/index.tsx';
import { Button, CrossButton } from '#ui/design/primitives/button.tsx';
import { Dialog } from '#ui/design/primitives/dialog.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { SheetFilters } from './filters.ts';
import type { ListingControls } from './use-listing.ts';

interface FiltersSheetProps {
  readonly controls: ListingControls;
  /** Id of the filters on the page, for browsers without JavaScript. */
  readonly unscripted: string;
  /** Shares its line with more than the sort order; on a phone only its icon is shown. */
  readonly isBeside: boolean;
}

/** The filters of a narrow screen: a button that opens them as a layer. */
export const FiltersSheet = ({ controls, unscripted, isBeside }: FiltersSheetProps) => {
  const { t, count } = useLanguage();
  const [open, setOpen] = useState(false);
  // The layer comes up at once, its many boxes a moment later.
  const filled = useDeferredValue(open);
  const id = useId();
  const { page, asked } = controls;
  const { listing } = page;
  const chosen = narrowingCount(asked, listing.facets);
  const close = () => setOpen(false);
  return (
    <>
      <a
        href={unscripted}
        className="hidden h-11 items-center gap-2 rounded-control border border-hairline px-4 text-14 font-semibold max-lg:noscript:inline-flex"
      >
        <SlidersHorizontal className="size-5" />
        {t('listing.filters')}
      </a>
      <div className="lg:hidden noscript:hidden">
        <Button
          kind="secondary"
          className="px-3!"
          aria-haspopup="dialog"
          onPointerEnter={SheetFilters.prefetch}
          onFocus={SheetFilters.prefetch}
          onClick={() => setOpen(true)}
        >
          <SlidersHorizontal className="size-5" />
          <span className={isBeside ? 'text-14 max-sm:sr-only' : 'text-14'}>{t('listing.filters')}</span>
          {chosen > 0 ? (
            <span className="inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-ink px-1.5 text-12 text-surface">
              {chosen}
            </span>
          ) : null}
        </Button>
        <Dialog open={open} onClose={close} label={t('listing.filters')} place="right">
          <div className="flex items-center justify-between border-b border-hairline py-2 pr-2 pl-4">
            <h2 className="text-18">{t('listing.filters')}</h2>
            <CrossButton label={t('listing.closeFilters')} onClick={close} />
          </div>
          <div className="grow overflow-y-auto overscroll-contain px-4 pb-4">
            <Suspense>{filled ? <SheetFilters controls={controls} id={id} /> : null}</Suspense>
          </div>
          <div className="flex gap-2 border-t border-hairline p-4">
            {chosen > 0 ? (
              <Button kind="secondary" className="px-3! text-14" onClick={() => controls.change(widenListing(asked))}>
                {t('listing.reset')}
              </Button>
            ) : null}
            <Button kind="secondary" className="min-w-0 grow px-3! text-14" onClick={close}>
              {t(listing.isByModel ? 'listing.showModels' : 'listing.show', {
                count: listing.totalCount,
                shown: count(listing.totalCount),
              })}
            </Button>
          </div>
        </Dialog>
      </div>
    </>
  );
};
