import { type ReactNode, useRef } from 'react';
import { type CompareRow, shownRows, type CompareTable as Table } from '#core/catalog/compare/index.ts';
import type { PriceChange, Product } from '#core/catalog/products/index.ts';
import { Check } from '#ui/design/icons/index.tsx';
import { PriceNote } from '#ui/features/catalog/products/price-note.tsx';
import { ProductPrice } from '#ui/features/catalog/products/product-price.tsx';
import { Rating } from '#ui/features/catalog/products/rating.tsx';
import { useProductSlots } from '#ui/features/catalog/products/slots.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { noBreakUnits } from '#ui/i18n/no-break.ts';
import { CompareCard } from './compare-card.tsx';
import { columnsOf } from './compare-columns.ts';
import { PinnedBar } from './pinned-bar.tsx';

interface CompareTableProps {
  readonly table: Table;
  /** Rows on which all say the same are hidden. */
  readonly onlyDifferences: boolean;
  readonly onRemove: (productId: string) => void;
  readonly onSwap: (product: Product, neighbour: Product, side: 'left' | 'right') => void;
  /** Change of a product's price since it was added. */
  readonly changeOf: (product: Product) => PriceChange | undefined;
}

/** A column on wide screens; on narrow ones a line above the values that does not scroll with them. */
const label =
  'text-left align-top text-14 font-normal text-muted max-md:col-span-full max-md:pt-3 md:w-48 md:py-3 md:pr-6 md:text-16 lg:w-60';
const kept = 'max-md:sticky max-md:left-0 max-md:inline-block max-md:max-w-[calc(100vw-32px)]';
const cell = 'min-w-0 align-top text-16 max-md:pt-0.5 max-md:pb-3 md:py-3 md:pr-6';

/** Products of one category side by side, property by property. */
export const CompareTable = ({ table, onlyDifferences, onRemove, onSwap, changeOf }: CompareTableProps) => {
  const { t } = useLanguage();
  const { BuyButton } = useProductSlots();
  const head = useRef<HTMLTableSectionElement>(null);
  const pinned = useRef<HTMLDivElement>(null);
  const { products, cheapest, category } = table;
  const { grid, width } = columnsOf(products.length);
  const row = `max-md:grid max-md:gap-x-3 ${grid}`;
  const { decisive, sections } = shownRows(table, onlyDifferences);
  const property = (line: CompareRow) => <PropertyRow key={line.key} row={line} products={products} className={row} />;
  return (
    <div>
      <PinnedBar products={products} head={head} row={pinned} />
      <div
        className="relative -mx-4 snap-x scroll-px-4 scrollbar-none overflow-x-auto px-4 md:mx-0 md:overflow-visible md:px-0"
        onScroll={({ currentTarget }) => {
          if (pinned.current) pinned.current.style.transform = `translateX(${-currentTarget.scrollLeft}px)`;
        }}
      >
        <table
          aria-label={t('compare.table', { category: category.title })}
          className={`block w-full border-collapse md:table md:table-fixed ${width}`}
        >
          <thead ref={head} className="max-md:block">
            <tr className={row}>
              <td className="w-48 max-md:hidden lg:w-60" />
              {products.map((product, place) => (
                <th
                  key={product.productId}
                  scope="col"
                  abbr={product.title}
                  className="min-w-0 snap-start pb-3 text-left align-top font-normal md:pr-6"
                >
                  <CompareCard
                    product={product}
                    priority={place === 0}
                    left={products[place - 1]}
                    right={products[place + 1]}
                    onRemove={() => onRemove(product.productId)}
                    onSwap={(neighbour, side) => onSwap(product, neighbour, side)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            <Row name={t('compare.price')} className={row}>
              {products.map((product, place) => (
                <td key={product.productId} className={cell}>
                  <Value best={cheapest.includes(place) ? t('compare.cheapest') : undefined}>
                    <ProductPrice product={product} className="text-18 md:text-22" withPercent />
                  </Value>
                  <ChangedPrice change={changeOf(product)} />
                </td>
              ))}
            </Row>
            <Row name={t('compare.order')} unseen className={row}>
              {products.map((product) => (
                <td key={product.productId} className={cell}>
                  <div className="by-room flex max-w-60 gap-2">
                    <BuyButton product={product} />
                  </div>
                </td>
              ))}
            </Row>
            {decisive.map(property)}
            {products.some(({ reviewCount }) => reviewCount > 0) ? (
              <Row name={t('compare.reviews')} className={row}>
                {products.map((product) => (
                  <td key={product.productId} className={cell}>
                    {product.reviewCount > 0 ? (
                      <Rating product={product} />
                    ) : (
                      <span className="text-14 text-muted">{t('compare.noReviews')}</span>
                    )}
                  </td>
                ))}
              </Row>
            ) : null}
          </tbody>
          {sections.map(({ title, rows }) => (
            <tbody key={title} className="max-md:block">
              <tr className="max-md:block">
                <th
                  scope="rowgroup"
                  colSpan={products.length + 1}
                  className="pt-8 pb-2 text-left text-18 font-semibold max-md:block"
                >
                  <span className={kept}>{title}</span>
                </th>
              </tr>
              {rows.map(property)}
            </tbody>
          ))}
        </table>
      </div>
      {products.length > 1 && decisive.length + sections.length === 0 ? (
        <p className="mt-6 rounded-tile bg-tile px-4 py-3 text-16">
          {t(table.decisive.length + table.sections.length === 0 ? 'compare.noProperties' : 'compare.noDifferences')}
        </p>
      ) : null}
    </div>
  );
};

interface RowProps {
  readonly name: string;
  /** The name is only read out. */
  readonly unseen?: boolean;
  readonly className: string;
  readonly children: ReactNode;
}

const Row = ({ name, unseen = false, className, children }: RowProps) => (
  <tr className={`border-t border-hairline ${className}`}>
    <th scope="row" className={label}>
      <span className={unseen ? 'sr-only' : kept}>{name}</span>
    </th>
    {children}
  </tr>
);

interface PropertyRowProps {
  readonly row: CompareRow;
  readonly products: readonly Product[];
  readonly className: string;
}

/** One property of every product, with the best values marked. */
const PropertyRow = ({ row: { name, values, best }, products, className }: PropertyRowProps) => {
  const { t } = useLanguage();
  return (
    <Row name={name} className={className}>
      {values.map((value, place) => (
        <td key={products[place]?.productId} className={cell}>
          {value === undefined ? (
            <span className="text-muted">
              <span aria-hidden="true">—</span>
              <span className="sr-only">{t('compare.unknown')}</span>
            </span>
          ) : (
            <Value best={best.includes(place) ? t('compare.best') : undefined}>{noBreakUnits(value)}</Value>
          )}
        </td>
      ))}
    </Row>
  );
};

/** A value; one that is better than the others has a tick that says why. */
const Value = ({ best, children }: { readonly best: string | undefined; readonly children: ReactNode }) =>
  best === undefined ? (
    children
  ) : (
    <div className="flex items-baseline gap-1.5 font-semibold text-positive">
      <Check className="size-4 shrink-0 self-start mt-1" strokeWidth={2.5} />
      <div className="min-w-0">
        {children}
        <span className="sr-only">, {best}</span>
      </div>
    </div>
  );

const ChangedPrice = ({ change }: { readonly change: PriceChange | undefined }) => {
  const { t, money } = useLanguage();
  return (
    <PriceNote change={change}>{change ? t(`compare.${change.kind}`, { amount: money(change.by) }) : null}</PriceNote>
  );
};
