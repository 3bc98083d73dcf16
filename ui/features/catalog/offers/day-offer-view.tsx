import { observer } from 'mobx-react-lite';
import type { DayOffer } from '#core/catalog/offers/index.ts';
import { finalPrice, percentOff } from '#core/catalog/products/index.ts';
import { useShell } from '#ui/app/site.ts';
import { Link } from '#ui/design/link.tsx';
import { ButtonLink } from '#ui/design/primitives/button.tsx';
import { OptionalPicture } from '#ui/design/primitives/picture.tsx';
import { Empty } from '#ui/design/primitives/small.tsx';
import { Rating } from '#ui/features/catalog/products/rating.tsx';
import { useProductSlots } from '#ui/features/catalog/products/slots.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { noBreakName } from '#ui/i18n/no-break.ts';
import { Countdown } from './countdown.tsx';
import type { DayOfferStore } from './day-offer-store.ts';
import { PiecesLeft } from './pieces-left.tsx';

/** Size of the product's picture, px. */
const SIDE = 1200;

/** The offer of the day, or links to other offers when it is over. */
export const DayOfferView = observer(({ store }: { readonly store: DayOfferStore }) => {
  const { offer, state } = store;
  return offer ? <Offered offer={offer} store={store} isOver={state === 'over'} /> : <NoOffer />;
});

const Offered = observer(({ offer, store, isOver }: { offer: DayOffer; store: DayOfferStore; isOver: boolean }) => {
  const { t, path, money, day, time } = useLanguage();
  const { BuyButton, MonthlyPayment } = useProductSlots();
  const { product, regularPrice, text, endsAt, pieces } = offer;
  const price = finalPrice(product);
  const saved = regularPrice - price;
  return (
    <article className="grid items-start gap-x-6 gap-y-6 md:grid-cols-2 lg:gap-x-12 xl:gap-x-20">
      <Link
        to={path(`/product/${product.url}`)}
        tabIndex={-1}
        aria-hidden="true"
        className="block aspect-3/2 overflow-hidden rounded-sheet stage md:aspect-square"
      >
        <OptionalPicture
          of={product}
          width={SIDE}
          sizes="(width < 768px) 60vw, (width < 1440px) 46vw, 640px"
          priority
          className="size-full object-contain"
        />
      </Link>
      <div>
        <h2 className="text-22 text-pretty md:text-28">
          <Link to={path(`/product/${product.url}`)} className="transition hover:text-link">
            {noBreakName(product.title)}
          </Link>
        </h2>
        {product.caption ? <p className="mt-1 text-muted max-sm:hidden">{noBreakName(product.caption)}</p> : null}
        <div className="mt-2 flex h-5 items-center">
          <Rating product={product} />
        </div>
        <p className="mt-5 flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <span className="price text-36 md:text-48">
            <span className="sr-only">{t('dayOffer.today')} </span>
            {money(price)}
          </span>
          {saved > 0 ? (
            <span className="text-18 whitespace-nowrap text-muted">
              <span className="sr-only">{t('dayOffer.regular')} </span>
              <s>{money(regularPrice)}</s> <b className="tile-percent">−{percentOff(regularPrice, saved)}%</b>
            </span>
          ) : null}
        </p>
        {saved > 0 ? (
          <p className="mt-1 font-medium text-positive">{t('dayOffer.saving', { amount: money(saved) })}</p>
        ) : null}
        <MonthlyPayment price={price} className="mt-1" />
        <div className="mt-6 border-y border-hairline py-5">
          <p aria-live="polite" className="mb-3 text-14 font-medium">
            {isOver ? (
              t('dayOffer.over')
            ) : (
              <time dateTime={endsAt}>{t('dayOffer.until', { day: day(endsAt), time: time(endsAt) })}</time>
            )}
          </p>
          <Countdown store={store} />
          {pieces ? (
            <div className="mt-4">
              <PiecesLeft pieces={pieces} />
            </div>
          ) : null}
        </div>
        <div className="mt-5 flex max-w-100 gap-2">
          {store.state === 'on' ? <BuyButton product={product} size="lg" /> : <Gone isOver={isOver} />}
        </div>
        {text ? <p className="mt-4 max-w-[60ch] text-14 text-pretty text-muted">{text}</p> : null}
      </div>
    </article>
  );
});

/** Why there is nothing to press, and one way on. */
const Gone = ({ isOver }: { readonly isOver: boolean }) => {
  const { t, path } = useLanguage();
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-18 font-semibold">{t(isOver ? 'dayOffer.next' : 'dayOffer.soldOut')}</p>
      <ButtonLink kind="secondary" to={path('/special-offers')} size="lg">
        {t('dayOffer.others')}
      </ButtonLink>
    </div>
  );
};

const NoOffer = () => {
  const { t, path } = useLanguage();
  return (
    <Empty picture={useShell().settings.images.filtersEmpty} title={t('dayOffer.none')}>
      <p className="max-w-[440px] text-muted">{t('dayOffer.noneHint')}</p>
      <ButtonLink kind="secondary" to={path('/special-offers')}>
        {t('dayOffer.others')}
      </ButtonLink>
    </Empty>
  );
};
