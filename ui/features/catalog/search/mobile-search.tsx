import { type MouseEvent, Suspense, useEffect, useState } from 'react';
import { useSite } from '#ui/app/site.ts';
import { Search } from '#ui/design/icons/index.tsx';
import { Link } from '#ui/design/link.tsx';
import { lazyPart } from '#ui/hydration/lazy-part.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { useLocation } from '#ui/router/hooks.ts';
import { useSearch, useSearchedText } from './use-search.ts';

const SearchLayer = lazyPart(() => import('./search-layer.tsx'), 'SearchLayer');

interface MobileSearchProps {
  readonly className: string;
  /** Opens the camera, where codes are scanned. */
  readonly onScan?: () => void;
}

/** The search of narrow screens: what looks like the field opens a layer; without JavaScript it leads to the page of search. */
export const MobileSearch = ({ className, onScan }: MobileSearchProps) => {
  const { t, path } = useLanguage();
  const { vitrina } = useSite();
  const { pathname } = useLocation();
  const { store, load } = useSearch();
  const [open, setOpen] = useState(false);
  const query = useSearchedText();
  useEffect(() => {
    if (pathname) setOpen(false);
  }, [pathname]);

  const preload = () => {
    void SearchLayer.prefetch();
    void load();
  };
  const show = (event: MouseEvent) => {
    event.preventDefault();
    preload();
    setOpen(true);
  };
  return (
    <>
      <Link
        to={path(query ? `/search?${new URLSearchParams({ query })}` : '/search')}
        aria-haspopup="dialog"
        onPointerDown={preload}
        onClick={show}
        className={`flex h-11 min-w-0 items-center gap-2 rounded-control bg-tile px-3 text-16 text-muted ${className}`}
      >
        <Search className="size-5 shrink-0" />
        {query ? <span className="sr-only">{t('header.search')}: </span> : null}
        <span className={`truncate ${query ? 'text-ink' : ''}`}>
          {query || t(vitrina ? 'header.searchCode' : 'header.searchFor')}
        </span>
      </Link>
      {store ? (
        <Suspense>
          <SearchLayer store={store} open={open} onClose={() => setOpen(false)} onScan={onScan} />
        </Suspense>
      ) : null}
    </>
  );
};
