import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { quoteOf, quoteUntil, type SavedQuote } from '#core/purchase/quote/index.ts';
import { Trash2 } from '#ui/design/icons/index.tsx';
import { Button, IconButton } from '#ui/design/primitives/button.tsx';
import { TextField } from '#ui/design/primitives/field.tsx';
import { useLanguage } from '#ui/i18n/context.ts';
import type { QuoteStore } from './quote-store.ts';

interface SavedProps {
  readonly store: QuoteStore;
  /** Called when an offer was opened: it is to be seen at once. */
  readonly onOpen: () => void;
}

/** The offers that were saved in this browser, to be found, opened, sold and deleted (rules QUOTE-8, QUOTE-9). */
export const SavedQuotes = observer(({ store, onOpen }: SavedProps) => {
  const { t } = useLanguage();
  const { book, found, wanted, lookFor } = store;
  if (book.quotes.length === 0) return null;
  return (
    <section aria-labelledby="saved-quotes" className="mt-12 max-w-[210mm] print:hidden">
      <h2 id="saved-quotes" className="text-22">
        {t('quote.saved')}
      </h2>
      <p className="mt-1 mb-4 text-14 text-muted">{t('quote.savedHint')}</p>
      <TextField
        label={t('quote.find')}
        name="find"
        type="search"
        autoComplete="off"
        value={wanted}
        onChange={({ target }) => lookFor(target.value)}
      />
      <p role="status" className="mt-3 text-14 text-muted">
        {found.length === 0 ? t('quote.foundNothing') : null}
      </p>
      <ul aria-label={t('quote.saved')} className="border-t border-hairline empty:hidden">
        {found.map((quote) => (
          <Saved key={quote.number} quote={quote} store={store} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
});

const Saved = observer(({ quote, store, onOpen }: SavedProps & { readonly quote: SavedQuote }) => {
  const { t, locale, money, date } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const { number, day, days, customer, cart, prices } = quote;
  const [first, ...others] = cart;
  const title = t('quote.numbered', { number });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-hairline py-4">
      <div className="min-w-0">
        <p className="font-semibold">
          {title}
          {customer ? ` · ${customer}` : null}
        </p>
        <p className="text-14 text-muted">
          {t('quote.of', { day: date(day) })} · {t('quote.until', { day: date(quoteUntil(day, days)) })}
        </p>
        <p className="text-14">
          {first?.product.title}
          {others.length > 0 ? ` ${t('orders.more', { count: others.length })}` : null} ·{' '}
          <strong className="whitespace-nowrap">{money(quoteOf(cart, prices).total)}</strong>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {isAsking ? (
          <>
            <Button kind="secondary" size="sm" onClick={() => store.remove(number)}>
              {t('quote.removeYes')}
              <span className="sr-only"> {title}</span>
            </Button>
            <Button kind="quiet" size="sm" onClick={() => setAsking(false)}>
              {t('quote.removeNo')}
            </Button>
          </>
        ) : (
          <>
            <Button
              kind="secondary"
              size="sm"
              onClick={() => {
                store.open(number);
                onOpen();
              }}
            >
              {t('quote.open')}
              <span className="sr-only"> {title}</span>
            </Button>
            <Button kind="secondary" size="sm" onClick={() => store.putInCart(number, locale)}>
              {t('quote.toCart')}
              <span className="sr-only"> {title}</span>
            </Button>
            <IconButton label={t('quote.remove', { number })} onClick={() => setAsking(true)}>
              <Trash2 className="size-4.5" />
            </IconButton>
          </>
        )}
      </div>
    </li>
  );
});
