import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { isPurchasable, type Product, saleState } from '#core/catalog/products/index.ts';
import { clean } from '#core/kernel/shared/index.ts';
import { useSite } from '#ui/app/site.ts';
import { ArrowRight } from '#ui/design/icons/index.tsx';
import { Link } from '#ui/design/link.tsx';
import { LinePicture } from '#ui/features/catalog/products/line-picture.tsx';
import { ProductPrice } from '#ui/features/catalog/products/product-price.tsx';
import { Stock } from '#ui/features/catalog/products/stock.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { noBreakName } from '#ui/i18n/no-break.ts';
import type { SearchChoice } from './choices.ts';
import type { SearchStore } from './search-store.ts';

interface SearchChoicesProps {
  readonly store: SearchStore;
  readonly list: string;
  readonly onGone: () => void;
}

/** Search results as a list of links, moved through with the field's arrow keys. */
export const SearchChoices = observer(({ store, list, onGone }: SearchChoicesProps) => {
  const { t, count } = useLanguage();
  const { session, choices } = store;
  const categories = choices.filter(({ kind }) => kind === 'category');
  const line = (choice: SearchChoice, className: string, children: ReactNode) => (
    <Line
      key={choice.id}
      id={`${list}-${choice.id}`}
      {...{ choice, className, onGone }}
      chosen={store.chosen === choice}
    >
      {children}
    </Line>
  );
  return (
    <>
      {session.suggestion === undefined ? null : (
        <p>
          <span className="font-semibold">{t('search.shownFor', { text: session.suggestion })}</span>
          <span className="block text-14 text-muted">{t('search.nothingFor', { text: clean(session.text) })}</span>
        </p>
      )}
      <div
        id={list}
        role="listbox"
        aria-label={t('suggest.results')}
        className={categories.length > 0 ? 'grid gap-x-8 gap-y-5 desktop:grid-cols-[minmax(0,1fr)_216px]' : ''}
      >
        <Group label={t('suggest.products')}>
          {choices.map((choice) => {
            if (choice.kind === 'product') return line(choice, 'items-center gap-4 py-2', <Found {...choice} />);
            if (choice.kind === 'category') return null;
            const words = t('suggest.all', { shown: count(choice.totalCount) });
            return line(
              choice,
              'mt-1 min-h-11 items-center gap-2 font-semibold text-link',
              <>
                {words}
                <ArrowRight className="size-4 shrink-0" />
              </>,
            );
          })}
        </Group>
        {categories.length > 0 ? (
          <Group label={t('suggest.categories')}>
            {choices.map((choice) =>
              choice.kind === 'category'
                ? line(
                    choice,
                    'min-h-9 items-center justify-between gap-3 text-14 pointer-coarse:min-h-11',
                    <>
                      <span className="min-w-0">{choice.category.title}</span>
                      <span className="text-muted">{count(choice.category.totalCount)}</span>
                    </>,
                  )
                : null,
            )}
          </Group>
        ) : null}
      </div>
    </>
  );
});

const Group = ({ label, children }: { label: string; children: ReactNode }) => {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
    <div role="group" aria-labelledby={id}>
      <p id={id} role="presentation" className="mb-1 text-14 font-medium text-muted">
        {label}
      </p>
      {children}
    </div>
  );
};

interface LineProps {
  readonly id: string;
  readonly choice: SearchChoice;
  readonly chosen: boolean;
  readonly className: string;
  readonly onGone: () => void;
  readonly children: ReactNode;
}

/** One choice: the focus stays in the field, which tells of it; a pointer follows it as any link. */
const Line = ({ id, choice, chosen, className, onGone, children }: LineProps) => {
  const { path } = useLanguage();
  return (
    <Link
      id={id}
      role="option"
      aria-selected={chosen}
      tabIndex={-1}
      to={path(choice.path)}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onGone}
      className={`-mx-2 flex rounded-control px-2 transition-colors hover:bg-tile aria-selected:bg-tile aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-ink ${className}`}
    >
      {children}
    </Link>
  );
};

const Found = ({ product }: { product: Product }) => {
  const { vitrina } = useSite();
  const { title, code, image } = product;
  const isSold = saleState(product) === 'sold';
  return (
    <>
      <LinePicture image={image} side={64} faded={!isPurchasable(product)} />
      {vitrina ? (
        <span className="flex min-w-0 grow flex-wrap gap-x-4 gap-y-0.5">
          <span className="flex min-w-0 grow basis-32 flex-col gap-0.5">
            <span className="text-14">{noBreakName(title)}</span>
            <span className="flex flex-wrap gap-x-3 text-12">
              <span className="text-muted">{code}</span>
              <Stock product={product} />
            </span>
          </span>
          <span className="shrink-0 sm:text-right sm:*:flex-col sm:*:items-end">
            <ProductPrice product={product} className="text-16" />
          </span>
        </span>
      ) : (
        <span className="flex min-w-0 flex-col gap-0.5">
          <span className="line-clamp-2 text-14">{noBreakName(title)}</span>
          <span className="flex flex-wrap items-baseline gap-x-3">
            <ProductPrice product={product} className="text-16" />
          </span>
          {isSold ? null : (
            <span className="text-12 text-muted">
              <Stock product={product} />
            </span>
          )}
        </span>
      )}
    </>
  );
};
