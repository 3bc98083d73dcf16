import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { clean } from '#core/kernel/shared/index.ts';
import { CODE_MAX, type PromoCodeState } from '#core/purchase/promo-code/index.ts';
import { Check, LoaderCircle } from '#ui/design/icons/index.tsx';
import { Button, CrossButton } from '#ui/design/primitives/button.tsx';
import { type Language, useLanguage } from '#ui/i18n/context.ts';
import { usePromoCode } from './promo-code-context.ts';
import type { PromoCodeStore } from './promo-code-store.ts';

/** Field for a promo code and its result; nothing until its code is loaded. */
export const PromoCodeField = () => {
  const { locale } = useLanguage();
  const load = usePromoCode();
  const [store, setStore] = useState<PromoCodeStore>();
  useEffect(() => {
    let gone = false;
    // An order works without a promo code, so a failed load is ignored.
    load()
      .then((loaded) => {
        void loaded.start(locale);
        if (!gone) setStore(() => loaded);
      })
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [load, locale]);
  return store ? <Loaded store={store} /> : <div className="h-6 pointer-coarse:h-11" />;
};

const Loaded = observer(({ store }: { store: PromoCodeStore }) => {
  const said = useId();
  return (
    <div className="flex flex-col gap-1.5 text-14">
      {store.code === '' ? <Entry store={store} said={said} /> : <Entered store={store} />}
      <Said store={store} id={said} />
    </div>
  );
});

interface EntryProps {
  readonly store: PromoCodeStore;
  /** Id of the message. */
  readonly said: string;
}

const Entry = observer(({ store, said }: EntryProps) => {
  const { t, locale } = useLanguage();
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  const { typed, offered, refused } = store;
  // A code that was just refused went with the field, and with it the focus.
  const [asked, setAsked] = useState(() => refused !== undefined && document.activeElement === document.body);
  useEffect(() => {
    if (asked) input.current?.focus();
  }, [asked]);
  const gift =
    offered === '' ? null : (
      <TextButton onClick={() => void store.enter(locale, offered)}>
        {t('promoCode.useGift', { code: offered })}
      </TextButton>
    );
  if (!asked && typed === '' && refused === undefined)
    return (
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <TextButton onClick={() => setAsked(true)}>{t('promoCode.ask')}</TextButton>
        {gift}
      </div>
    );
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex gap-2">
        <label htmlFor={field} className="sr-only">
          {t('promoCode.label')}
        </label>
        <input
          ref={input}
          id={field}
          value={typed}
          maxLength={CODE_MAX}
          placeholder={t('promoCode.label')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          aria-invalid={refused !== undefined || undefined}
          aria-describedby={said}
          className={`h-12 min-w-0 flex-1 rounded-control border bg-raised px-3 text-16 text-ink transition placeholder:text-muted ${refused ? 'border-danger' : 'border-field hover:border-muted'}`}
          onChange={({ target }) => store.type(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Within the checkout it would send the order.
            event.preventDefault();
            void store.enter(locale);
          }}
        />
        <Button
          kind="secondary"
          className="h-12"
          aria-disabled={clean(typed) === ''}
          onClick={() => void store.enter(locale)}
        >
          {t('promoCode.apply')}
        </Button>
      </div>
      {gift}
    </div>
  );
});

const TextButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button
    type="button"
    className="min-h-6 self-start text-left font-medium text-link underline-offset-4 hover:underline pointer-coarse:min-h-11"
    onClick={onClick}
  >
    {children}
  </button>
);

const Entered = observer(({ store }: { store: PromoCodeStore }) => {
  const { t } = useLanguage();
  const { code, applied, checking } = store;
  return (
    <div className="flex min-h-12 items-center gap-2 rounded-control bg-promo pl-3">
      {checking ? (
        <LoaderCircle className="size-4 shrink-0 animate-spin" />
      ) : applied ? (
        <Check className="size-4 shrink-0 text-positive" />
      ) : null}
      <span className="min-w-0 flex-1">{t('promoCode.entered', { code })}</span>
      <CrossButton label={t('promoCode.remove', { code })} onClick={store.remove} />
    </div>
  );
});

const inWords = ({ refused, applied, failed, checking, code }: PromoCodeState, { t, money }: Language): string => {
  if (checking) return '';
  if (failed) return t('promoCode.failed', { code });
  if (applied) return t('promoCode.applied', { amount: money(applied.discount) });
  if (refused) return t(`promoCode.refused.${refused.reason}`, { code: refused.code, least: money(refused.least) });
  return code === '' ? '' : t('promoCode.waiting');
};

/** Result of the check, announced; with a retry after a failure. */
const Said = observer(({ store, id }: { store: PromoCodeStore; id: string }) => {
  const language = useLanguage();
  const { t, locale } = language;
  const wrong = store.failed || store.refused !== undefined;
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      {/* Announces the discount, which the totals show. */}
      <p id={id} role="status" className={wrong ? 'text-danger' : store.applied ? 'sr-only' : 'text-positive'}>
        {inWords(store, language)}
      </p>
      {store.failed ? (
        <button
          type="button"
          className="min-h-6 underline underline-offset-4 hover:no-underline"
          onClick={() => void store.check(locale)}
        >
          {t('promoCode.again')}
        </button>
      ) : null}
    </div>
  );
});
