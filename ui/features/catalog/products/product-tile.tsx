import { memo, type PointerEvent, type ReactNode, type Ref, useState } from 'react';
import { type Product, saleState, tileWords } from '#core/catalog/products/index.ts';
import { CachedPart } from '#ui/app/cached-part.tsx';
import { useSite } from '#ui/app/site.ts';
import { Link } from '#ui/design/link.tsx';
import { Picture } from '#ui/design/primitives/picture.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { noBreakUnits } from '#ui/i18n/no-break.ts';
import { PartnerFacts } from './partner-facts.tsx';
import { TileStatus } from './product-badges.tsx';
import { ProductPrice } from './product-price.tsx';
import { Score } from './rating.tsx';
import { useProductSlots } from './slots.ts';

interface ProductTileProps {
  readonly product: Product;
  /** Value of `sizes` for the picture. */
  readonly sizes: string;
  /** Level of the title among the headings around. */
  readonly heading?: 'h2' | 'h3';
  readonly priority?: boolean;
  /** Note of the list about this product. */
  readonly note?: ReactNode;
}

/** Size of a tile's picture, px. */
const SIDE = 640;

/**
 * A product in a list: picture, name, rating with arrival or partner's facts, price and one button; the title's link covers the tile.
 * Memoized, so that a changing list does not render every tile.
 */
export const ProductTile = memo((props: ProductTileProps) =>
  props.note === undefined ? (
    <CachedPart id={() => JSON.stringify(props)}>
      <Tile {...props} />
    </CachedPart>
  ) : (
    <Tile {...props} />
  ),
);

const Tile = ({ product, sizes, heading: Heading = 'h3', priority = false, note }: ProductTileProps) => {
  const { path } = useLanguage();
  const { vitrina } = useSite();
  const { Arrival, BuyButton, KeepButtons, WithDevice } = useProductSlots();
  const { title, details } = tileWords(product, vitrina);
  const state = saleState(product);
  const [met, setMet] = useState(false);
  const meet = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') setMet(true);
  };
  return (
    <article className="tile" onPointerEnter={meet}>
      <div className="tile-picture">
        <Shot src={product.image} sizes={sizes} priority={priority} />
        {met && product.hoverImage ? <Shot src={product.hoverImage} sizes={sizes} ref={showOnceDecoded} /> : null}
        <TileStatus product={product} />
        <WithDevice product={product} />
      </div>
      <Heading className="tile-title">
        <Link to={path(`/product/${product.url}`)}>
          <span>{noBreakUnits(title)}</span>
          {details ? <small>{` ${noBreakUnits(details)}`}</small> : null}
        </Link>
      </Heading>
      {vitrina ? (
        <PartnerFacts product={product} />
      ) : (
        <p className="tile-when">
          <Arrival product={product} />
          <Score product={product} />
        </p>
      )}
      <div className="tile-costs">
        <ProductPrice
          product={product}
          className={state === 'absent' || state === 'restricted' ? 'tile-price text-muted' : 'tile-price'}
          withPercent
        />
      </div>
      <div className="tile-keep">
        <KeepButtons product={product} />
      </div>
      {note}
      <div className="tile-buy">
        <BuyButton product={product} />
      </div>
    </article>
  );
};

/** Until a picture can be drawn at once, the one below stays. */
const showOnceDecoded = (picture: HTMLImageElement | null): void => {
  picture?.decode().then(
    () => picture.parentElement?.setAttribute('data-decoded', ''),
    () => undefined,
  );
};

const Shot = ({ src, ...rest }: { ref?: Ref<HTMLImageElement>; src: string; sizes: string; priority?: boolean }) =>
  src ? <Picture src={src} alt="" width={SIDE} height={SIDE} {...rest} /> : null;
