import { type RefObject, useEffect, useState } from 'react';
import { finalPrice, type Product, tileWords } from '#core/catalog/products/index.ts';
import { Picture } from '#ui/design/primitives/picture.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { columnsOf } from './compare-columns.ts';

interface PinnedBarProps {
  readonly products: readonly Product[];
  /** The head of the table: the bar takes its place once it has left the screen. */
  readonly head: RefObject<HTMLElement | null>;
  /** The row that follows the table when it scrolls sideways. */
  readonly row: RefObject<HTMLDivElement | null>;
}

/** What a narrow column has room for: two goods of one brand would read alike. */
/** A model's name without its maker's, unless nothing but a number would be left, as of a Xiaomi 17. */
const withoutBrand = (product: Product): string => {
  const { title } = tileWords(product);
  const { brand } = product;
  const rest = title.startsWith(`${brand} `) ? title.slice(brand.length + 1) : title;
  return /^\d+$/.test(rest) ? title : rest;
};

/** Pictures and prices of the columns, in view while the table is read; it only repeats the table's head. */
export const PinnedBar = ({ products, head, row }: PinnedBarProps) => {
  const { money } = useLanguage();
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    const element = head.current;
    if (!element) return;
    const sight = new IntersectionObserver(([entry]) =>
      setNeeded(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    );
    sight.observe(element);
    return () => sight.disconnect();
  }, [head]);
  const { grid, width } = columnsOf(products.length);
  return (
    <div aria-hidden="true" className="sticky top-(--header-height) z-20 h-0 short:hidden print:hidden">
      <div
        className={`-mx-4 overflow-hidden border-b border-hairline bg-surface px-4 md:-mx-6 md:px-6 xl:-mx-10 xl:px-10 ${needed ? 'fade' : 'invisible'}`}
      >
        <div ref={row} className={`grid max-md:gap-x-3 md:flex ${grid} ${width}`}>
          <span className="w-48 shrink-0 max-md:hidden lg:w-60" />
          {products.map((product) => (
            <div
              key={product.productId}
              className="flex h-14 md:h-16 min-w-0 items-center gap-2 md:flex-1 md:gap-3 md:pr-4"
            >
              {product.image ? (
                <Picture
                  src={product.image}
                  alt=""
                  width={48}
                  height={48}
                  sizes="48px"
                  className="size-9 shrink-0 md:size-12 rounded-control ground object-cover"
                />
              ) : null}
              <div className="min-w-0">
                <p className="truncate text-12 text-muted">{withoutBrand(product)}</p>
                <p className="price text-14 md:text-16">{money(finalPrice(product))}</p>
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
};
