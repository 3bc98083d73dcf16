import { observer } from 'mobx-react-lite';
import { Check, Plus, Printer } from '#ui/design/icons/index.tsx';
import { Button } from '#ui/design/primitives/button.tsx';
import { usePartnerTerms } from '#ui/features/purchase/checkout/use-partner-terms.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import type { QuoteStore } from './quote-store.ts';

interface QuoteActionsProps {
  readonly store: QuoteStore;
}

/** Buttons to print and save a quote, with messages; not printed. */
export const QuoteActions = observer(({ store }: QuoteActionsProps) => {
  const { t } = useLanguage();
  const { terms, sellers } = usePartnerTerms();
  const seller = sellers.find(({ id }) => id === terms.sellerId)?.name ?? '';
  const isSaved = store.isSaved(seller);
  return (
    <div className="mt-3 flex flex-col gap-3 print:hidden">
      <p role="status" className="text-14 text-danger empty:hidden">
        {store.revealsPartnerPrice ? t('quote.tellsPartnerPrice') : null}
      </p>
      <div className="quote-actions flex flex-wrap gap-2">
        <Button
          onClick={() => {
            // Printing saves the offer under its number (rule QUOTE-7).
            store.save(seller);
            window.print();
          }}
        >
          <Printer className="size-5" />
          {t('quote.print')}
        </Button>
        <Button kind="secondary" aria-disabled={isSaved} onClick={() => isSaved || store.save(seller)}>
          {isSaved ? <Check className="size-5" /> : null}
          {t(isSaved ? 'quote.isKept' : 'quote.save')}
        </Button>
      </div>
      <Opened store={store} />
      {store.leftOut.length > 0 ? (
        <p role="status" className="text-14">
          {t('quote.left', { titles: store.leftOut.join(', ') })}
        </p>
      ) : null}
    </div>
  );
});

/** Notice of a saved offer, with a button for a new one. */
const Opened = observer(({ store }: QuoteActionsProps) => {
  const { t } = useLanguage();
  const { opened, shown, close } = store;
  return (
    <>
      <p role="status" className="text-14 text-muted empty:hidden">
        {opened ? t(shown.isOver ? 'quote.isOver' : 'quote.isSaved', { number: shown.number }) : null}
      </p>
      {opened ? (
        <Button kind="secondary" size="sm" className="self-start" onClick={() => close()}>
          <Plus className="size-5" />
          {t('quote.fromCart')}
        </Button>
      ) : null}
    </>
  );
});
