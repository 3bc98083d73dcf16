import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { clean } from '#core/kernel/shared/index.ts';
import { Check, Search } from '#ui/design/icons/index.tsx';
import { CrossButton } from '#ui/design/primitives/button.tsx';
import { Dialog } from '#ui/design/primitives/dialog.tsx';
import { useDelivery } from '#ui/features/purchase/delivery/delivery-context.ts';
import { DirectoryState } from '#ui/features/purchase/delivery/directory-state.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useRegion } from './region-context.ts';

/** The choice of the place that orders are delivered to: a field to find it by, and the places. */
export const RegionDialog = observer(() => {
  const { t, locale } = useLanguage();
  const region = useRegion();
  const delivery = useDelivery();
  useEffect(() => {
    if (region.open) void delivery.load(locale);
  }, [region.open, delivery, locale]);
  return (
    <Dialog open={region.open} onClose={region.hide} label={t('region.title')}>
      <header className="flex shrink-0 items-start gap-3 pt-4 pr-3 pl-5">
        <div className="min-w-0 flex-1 pt-2">
          <h2 className="text-22">{t('region.title')}</h2>
          <p className="mt-1 text-14 text-muted">{t('region.hint')}</p>
        </div>
        <CrossButton label={t('common.close')} onClick={region.hide} />
      </header>
      {delivery.regions.length === 0 ? (
        <div className="p-5">
          <DirectoryState />
        </div>
      ) : (
        <Choice />
      )}
    </Dialog>
  );
});

const Choice = observer(() => {
  const { t } = useLanguage();
  const region = useRegion();
  const { places, text } = region;
  return (
    <>
      <div className="relative mx-5 mt-4 shrink-0">
        <Search className="pointer-events-none absolute top-3.5 left-3 size-5 text-muted" />
        <input
          type="search"
          aria-label={t('region.search')}
          placeholder={t('region.searchPlaceholder')}
          autoComplete="off"
          maxLength={60}
          value={text}
          onChange={({ target }) => region.seek(target.value)}
          onKeyDown={(event) => {
            const [first] = places;
            if (event.key === 'Enter' && first && clean(text) !== '') region.choose(first);
          }}
          className="h-12 w-full appearance-none rounded-control border border-field bg-raised pr-3 pl-10 text-16 transition placeholder:text-muted hover:border-muted"
        />
      </div>
      <ul
        aria-label={t('region.places')}
        className="mt-3 h-[min(52dvh,420px)] overflow-y-auto overscroll-contain px-3 pb-4"
      >
        {places.map((place) => {
          const chosen = region.isChosen(place);
          return (
            <li key={`${place.regionId} ${place.within === undefined ? '' : place.localityId}`}>
              <button
                type="button"
                aria-current={chosen ? 'true' : undefined}
                onClick={() => region.choose(place)}
                className="flex min-h-11 w-full items-center gap-3 rounded-control px-2 py-1.5 text-left -outline-offset-2 transition hover:bg-tile aria-[current]:font-semibold"
              >
                <span className="min-w-0 flex-1">
                  {place.label}
                  {place.within === undefined ? null : (
                    <span className="ml-2 text-14 font-normal text-muted">{place.within}</span>
                  )}
                </span>
                {chosen ? <Check className="size-5 shrink-0 text-link" /> : null}
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status" className={places.length === 0 ? 'absolute inset-x-0 bottom-40 text-center text-muted' : ''}>
        {places.length === 0 ? t('region.nothing') : ''}
      </p>
    </>
  );
});
