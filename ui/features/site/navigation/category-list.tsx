import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { MenuItem } from '#core/catalog/products/index.ts';
import { ChevronRight } from '#ui/design/icons/index.tsx';
import { Link } from '#ui/design/link.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { CategoryIcon } from './category-icon.tsx';
import { useIntent } from './use-intent.ts';

/** Hover time before a category becomes active, so that a diagonal move to the other pane crosses others, ms. */
const ACTIVE_AFTER = 90;

interface CategoryListProps {
  readonly menu: readonly MenuItem[];
  readonly active: MenuItem;
  readonly onActivate: (url: string) => void;
  readonly onNavigate: () => void;
}

/** Top categories: hover, focus or a first tap makes one active, a press on the active one follows its link. */
export const CategoryList = ({ menu, active, onActivate, onNavigate }: CategoryListProps) => {
  const { t, path } = useLanguage();
  const intent = useIntent();
  const firstTouch = useRef<string>(undefined);

  const onPointerDown = (url: string) => (event: PointerEvent) => {
    firstTouch.current = event.pointerType !== 'mouse' && url !== active.url ? url : undefined;
  };
  const onClick = (url: string) => (event: MouseEvent) => {
    if (firstTouch.current !== url) return onNavigate();
    event.preventDefault();
    onActivate(url);
  };

  return (
    <ul aria-label={t('menu.categories')}>
      {menu.map(({ url, title, icon }) => (
        <li key={url}>
          <Link
            to={path(`/${url}`)}
            aria-expanded={url === active.url}
            tabIndex={url === active.url ? 0 : -1}
            onFocus={() => onActivate(url)}
            onPointerEnter={(event) => {
              if (event.pointerType === 'mouse') intent.after(ACTIVE_AFTER, () => onActivate(url));
            }}
            onPointerLeave={intent.forget}
            onPointerDown={onPointerDown(url)}
            onClick={onClick(url)}
            className="group flex min-h-9 items-center gap-3 rounded-control px-3 py-1 text-14 font-medium transition -outline-offset-2 aria-expanded:bg-tile pointer-coarse:min-h-11"
          >
            <CategoryIcon src={icon} />
            <span className="flex-1">{title}</span>
            <ChevronRight className="size-4 shrink-0 text-muted opacity-0 group-aria-expanded:opacity-100" />
          </Link>
        </li>
      ))}
    </ul>
  );
};
