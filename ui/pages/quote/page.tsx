import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { isoDay } from '#core/partner/orders/index.ts';
import type { Quote } from '#core/purchase/quote/index.ts';
import type { PageHandle } from '#ui/app/head.ts';
import { useShell } from '#ui/app/site.ts';
import { privateHead } from '#ui/app/site-title.ts';
import { ButtonLink } from '#ui/design/primitives/button.tsx';
import { Empty, Skeleton } from '#ui/design/primitives/small.tsx';
import { HiddenFromCustomers } from '#ui/features/catalog/second-price/hidden-from-customers.tsx';
import { useCart } from '#ui/features/purchase/cart/cart-context.ts';
import { FirmSettings } from '#ui/features/purchase/quote/firm-settings.tsx';
import { QuoteActions } from '#ui/features/purchase/quote/quote-actions.tsx';
import { useQuoteStorage } from '#ui/features/purchase/quote/quote-ports.ts';
import { QuoteSettings } from '#ui/features/purchase/quote/quote-settings.tsx';
import { QuoteSheet } from '#ui/features/purchase/quote/quote-sheet.tsx';
import { QuoteStore } from '#ui/features/purchase/quote/quote-store.ts';
import { SavedQuotes } from '#ui/features/purchase/quote/saved-quotes.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import { useLoaderData } from '#ui/router/hooks.ts';
import type { QuoteData } from './loader.ts';
import './quote.css';

export const handle: PageHandle<QuoteData> = {
  head: privateHead('quote.title', 'quote.lead', '/order/quote'),
};

/** The cart as a printed quote. Fields keep their values while a customer looks at the screen. */
export const Component = observer(() => {
  const { locale } = useLanguage();
  const { today } = useLoaderData<QuoteData>();
  const cart = useCart();
  const storage = useQuoteStorage();
  const [store] = useState(() => new QuoteStore({ cart, storage, today: isoDay(today) }));
  useEffect(() => store.start(), [store]);
  const { ready, check } = cart;
  useEffect(() => {
    // The cart's titles are in the language they were added in and prices may have changed: the quote needs today's.
    if (ready) void check(locale);
  }, [ready, check, locale]);
  return (
    <HiddenFromCustomers>
      <Offer store={store} cartReady={ready} />
    </HiddenFromCustomers>
  );
});

/** The quote's prices may differ from the cart's: a customer at the screen sees only the cart (rule SECOND-7). */
const Offer = observer(({ store, cartReady }: { store: QuoteStore; cartReady: boolean }) => {
  const { t } = useLanguage();
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <div className="container-page pt-5 pb-12 md:pt-8 print:p-0">
      {!cartReady || !store.ready ? (
        <Waiting />
      ) : (
        <>
          {store.shown.lines.length === 0 ? (
            <Nothing hasSaved={store.book.quotes.length > 0} />
          ) : (
            <div ref={sheet} tabIndex={-1} className="paper-desk scroll-mt-24 outline-none">
              <div>
                <h1 className="text-28 print:hidden">{t('quote.title')}</h1>
                <p className="mt-1 text-muted max-md:hidden print:hidden">{t('quote.lead')}</p>
                <Sum quote={store.quote} />
                <FirmSettings store={store} />
                <QuoteSettings store={store} />
                <QuoteActions store={store} />
              </div>
              <QuoteSheet store={store} />
            </div>
          )}
          <SavedQuotes store={store} onOpen={() => requestAnimationFrame(() => sheet.current?.focus())} />
        </>
      )}
    </div>
  );
});

/** The total, where the sheet is not beside it. */
const Sum = ({ quote: { lines, total } }: { readonly quote: Quote }) => {
  const { t, money } = useLanguage();
  return (
    <p className="quote-sum mt-1 text-18 print:hidden">
      {t('cart.items', { count: lines.length })} · <strong className="price">{money(total)}</strong>
    </p>
  );
};

const Waiting = () => {
  const { t } = useLanguage();
  return (
    <>
      <h1 className="text-28">{t('quote.title')}</h1>
      <Skeleton className="mt-6 h-12" />
      <Skeleton className="mt-8 h-96 max-w-[210mm]" />
    </>
  );
};

/** One line when saved quotes follow below. */
const Nothing = ({ hasSaved }: { readonly hasSaved: boolean }) => {
  const { t, path } = useLanguage();
  const { settings } = useShell();
  if (hasSaved)
    return (
      <>
        <h1 className="text-28">{t('quote.title')}</h1>
        <p className="mt-1 text-muted">{t('quote.emptyHint')}</p>
      </>
    );
  return (
    <>
      <h1 className="text-28">{t('quote.title')}</h1>
      <Empty picture={settings.images.emptyCart} title={t('quote.empty')}>
        <p className="text-muted">{t('quote.emptyHint')}</p>
        <ButtonLink kind="secondary" to={path('/vitrina')}>
          {t('quote.toHome')}
        </ButtonLink>
      </Empty>
    </>
  );
};
