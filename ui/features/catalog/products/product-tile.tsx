import { memo, type PointerEvent, type ReactNode, type Ref, useState } from 'react';
import {
  finalPrice,
  type Model,
  type Product,
  promoPartOf,
  saleState,
  tileWords,
} from '#core/catalog/products/index.ts';
import { CachedPart } from '#ui/app/cached-part.tsx';
import { useSite } from '#ui/app/site.ts';
import { Link } from '#ui/design/link.tsx';
import { Picture } from '#ui/design/primitives/picture.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { noBreakUnits } from '#ui/i18n/no-break.ts';
import { PartnerFacts } from './partner-facts.tsx';
import { TileStatus } from './product-badges.tsx';
import { ProductPrice } from './product-price.tsx';
import { Rating } from './rating.tsx';
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
 * A product in a list; the title's link covers the tile, buttons are above it. An unavailable product promises no
 * instalments and no promo discount (rule SALE-2). Partners see code and stock instead of rating and instalment.
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
  const { t, path, money } = useLanguage();
  const { vitrina } = useSite();
  const { BuyButton, KeepButtons, MonthlyPayment, WithDevice } = useProductSlots();
  const { title, details } = tileWords(product);
  const state = saleState(product);
  const promises = state === 'sold';
  const promo = promoPartOf(product);
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
        <div className="tile-rating">
          <Rating product={product} />
        </div>
      )}
      <div className="tile-costs">
        <ProductPrice
          product={product}
          className={state === 'absent' || state === 'restricted' ? 'tile-price text-muted' : 'tile-price'}
          withPercent
        />
        {promises && !vitrina ? <MonthlyPayment price={finalPrice(product)} className="tile-monthly mt-0.5" /> : null}
        <TileChoices {...product.model} />
        {promises && promo > 0 ? (
          <p className="tile-promo mt-1 text-12 text-positive">{t('tile.promo', { amount: money(promo) })}</p>
        ) : null}
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

/** Most colours that a tile has room for. */
const MOST_COLOURS = 6;

/** From one dot of a colour to the next, px. */
const DOT_STEP = 18;

/** Colours as the dots of one element: a home page would have two hundred elements more with an element a dot. */
const dotsOf = (colours: readonly string[]) => ({
  '--dots': colours.map((hex, place) => `${hex} 0 ${(place + 1) * DOT_STEP}px`).join(','),
  width: colours.length * DOT_STEP,
});

/** What a model is offered in, where a list knows it (rule VARIANT-5). */
const TileChoices = ({ colours, memories }: Partial<Model>) => {
  const { t } = useLanguage();
  if (!colours && !memories) return null;
  return (
    <p className="tile-choices">
      {colours ? (
        <span
          role="img"
          aria-label={t('tile.colours', { count: colours.length })}
          style={dotsOf(colours.slice(0, MOST_COLOURS))}
        />
      ) : null}
      {memories}
    </p>
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
