import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { productIdsQuery } from '#core/catalog/products/index.ts';
import { useSite } from '#ui/app/site.ts';
import { Heart, Scale } from '#ui/design/icons/index.tsx';
import { Link } from '#ui/design/link.tsx';
import { OWN_LIST_STATE } from '#ui/features/catalog/chosen/own-list-state.ts';
import { useCompare } from '#ui/features/catalog/compare/compare-context.ts';
import { useFavorites } from '#ui/features/catalog/favorites/favorites-context.ts';
import { useLanguage } from '#ui/i18n/context.ts';

const icons = { compare: Scale, favorites: Heart } as const;
const NAMES = { compare: 'compare.name', favorites: 'favorites.name' } as const;

interface ChosenLinkProps {
  /** The list it links to. */
  readonly to: keyof typeof icons;
  readonly className: string;
  /** Class of the number: an overlay or reserved space, so that nothing moves. */
  readonly badge: string;
  readonly onClick?: () => void;
  /** Text beside the icon; an icon alone gets an accessible name. */
  readonly children?: ReactNode;
}

/** A link to favourites or comparison with its count; absent in the vitrina (rule AUTH-7). */
export const ChosenLink = observer(({ to, className, badge, onClick, children }: ChosenLinkProps) => {
  const { t, path, count: number } = useLanguage();
  const store = { compare: useCompare(), favorites: useFavorites() }[to];
  const { vitrina } = useSite();
  if (vitrina) return null;
  const { length: count } = store.list;
  const Icon = icons[to];
  return (
    <Link
      to={path(`/${to}`) + productIdsQuery(store.addressed)}
      state={OWN_LIST_STATE}
      title={children ? undefined : t(NAMES[to])}
      onClick={onClick}
      className={className}
    >
      <Icon className="size-6 shrink-0" strokeWidth={1.75} />
      {children ?? <span className="sr-only">{t(NAMES[to])}</span>}
      {count > 0 ? (
        <>
          <span className="sr-only">{t('listing.count', { count, shown: number(count) })}</span>
          <span aria-hidden="true" className={`count ${badge}`}>
            {count}
          </span>
        </>
      ) : null}
    </Link>
  );
});
