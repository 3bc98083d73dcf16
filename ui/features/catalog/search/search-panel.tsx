import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { isSearchable } from '#core/catalog/search/index.ts';
import { clean } from '#core/kernel/shared/index.ts';
import { useShell } from '#ui/app/site.ts';
import { Button } from '#ui/design/primitives/button.tsx';
import { Skeleton } from '#ui/design/primitives/small.tsx';
import { useProductSlots } from '#ui/features/catalog/products/slots.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { SearchChoices } from './search-choices.tsx';
import type { SearchStore } from './search-store.ts';
import { useTypingContext } from './use-search.ts';

interface SearchPanelProps {
  readonly store: SearchStore;
  /** Id of the list of choices. */
  readonly list: string;
  /** A text was chosen. */
  readonly onPick: (text: string) => void;
  readonly onGone: () => void;
}

/** The panel below the search field: popular texts, or the results. */
export const SearchPanel = observer(({ store, list, onPick, onGone }: SearchPanelProps) => {
  const { session, choices, active } = store;
  const searched = isSearchable(session.text);
  const waiting = searched && (session.phase === 'idle' || session.phase === 'searching');
  const empty = session.phase === 'found' && choices.length === 0;

  useEffect(() => {
    const chosen = choices[active];
    if (chosen) document.getElementById(`${list}-${chosen.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [choices, active, list]);

  return (
    <div className="flex flex-col gap-5">
      <SearchStatus store={store} />
      {waiting ? <Waiting /> : null}
      {session.phase === 'failed' ? <Failed store={store} /> : null}
      {empty ? <Nothing store={store} /> : null}
      {choices.length > 0 ? <SearchChoices {...{ store, list, onGone }} /> : null}
      <Add store={store} />
      {!searched || empty ? <Popular store={store} onPick={onPick} /> : null}
    </div>
  );
});

/** Result of the search for screen readers. */
const SearchStatus = observer(({ store }: { store: SearchStore }) => {
  const { t, count } = useLanguage();
  const { phase, results, suggestion, text } = store.session;
  const words = () => {
    if (phase === 'searching') return t('suggest.searching');
    if (phase !== 'found' || !results) return '';
    if (results.totalCount === 0) return t('suggest.nothing', { text: clean(text) });
    const found = t('suggest.found', { shown: count(results.totalCount) });
    return suggestion === undefined ? found : `${t('search.shownFor', { text: suggestion })}. ${found}`;
  };
  return (
    <p role="status" className="sr-only">
      {words()}
    </p>
  );
});

/** A product that is asked for by its code goes from here into the cart of a partner (rule SEARCH-22). */
const Add = observer(({ store }: { store: SearchStore }) => {
  const { BuyButton } = useProductSlots();
  const { vitrina } = useTypingContext();
  const product = vitrina ? store.productOfCode : undefined;
  if (!product) return null;
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-2">
      <BuyButton product={product} />
    </div>
  );
});

const Waiting = () => (
  <div aria-hidden="true" className="flex flex-col gap-3">
    {[0, 1, 2].map((row) => (
      <div key={row} className="flex items-center gap-4">
        <Skeleton className="size-16 shrink-0" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      </div>
    ))}
  </div>
);

const Failed = observer(({ store }: { store: SearchStore }) => {
  const { t } = useLanguage();
  const context = useTypingContext();
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3 rounded-tile bg-tile p-4">
      <p>{t('suggest.failed')}</p>
      <Button kind="secondary" size="sm" onClick={() => store.pick(store.session.text, context)}>
        {t('suggest.retry')}
      </Button>
    </div>
  );
});

const Nothing = observer(({ store }: { store: SearchStore }) => {
  const { t } = useLanguage();
  const { settings } = useShell();
  const context = useTypingContext();
  const { text, byName } = store.session;
  const picture = settings.images.searchEmpty;
  const isCode = !byName && store.isCodeQuery(text, context);
  return (
    <div className="flex flex-col items-center gap-2 px-4 pt-2 text-center">
      {picture ? <img src={picture} alt="" width={160} height={120} className="mb-1 h-40 object-contain" /> : null}
      <p className="text-18 font-semibold">
        {t(isCode ? 'search.nothingCode' : 'suggest.nothing', { text: clean(text) })}
      </p>
      <p className="text-14 text-muted">{t(isCode ? 'search.nothingByCode' : 'suggest.nothingHint')}</p>
      {isCode ? (
        <Button kind="secondary" className="mt-1" onClick={() => store.pick(text, { ...context, byName: true })}>
          {t('suggest.byName')}
        </Button>
      ) : null}
    </div>
  );
});

/** What many search for, with a way to see more of it. */
const Popular = observer(({ store, onPick }: { store: SearchStore; onPick: (text: string) => void }) => {
  const { t, locale } = useLanguage();
  const { popularShown, popular } = store;
  if (popular.length === 0) return null;
  return (
    <section aria-label={t('suggest.popular')}>
      <div className="-mt-2 flex min-h-11 items-center gap-1">
        <h2 className="text-14 font-medium text-muted">{t('suggest.popular')}</h2>
        {popular.length > popularShown.length ? (
          <button
            type="button"
            className="inline-flex min-h-11 items-center px-2 text-14 font-medium text-link hover:underline"
            onClick={() => void store.refresh(locale)}
          >
            {t('suggest.refresh')}
          </button>
        ) : null}
      </div>
      <ul className="flex flex-wrap gap-2">
        {popularShown.map((text) => (
          <li key={text}>
            <button
              type="button"
              onClick={() => onPick(text)}
              className="inline-flex h-9 items-center rounded-full border border-hairline px-4 text-14 font-medium transition hover:border-muted pointer-coarse:h-11"
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
});
