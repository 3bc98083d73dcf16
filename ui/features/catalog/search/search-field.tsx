import { observer } from 'mobx-react-lite';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { clean } from '#core/kernel/shared/index.ts';
import { Search } from '#ui/design/icons/index.tsx';
import { Cross } from '#ui/design/primitives/small.tsx';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';
import { useLanguage } from '#ui/i18n/context.ts';
import { Form } from '#ui/router/form.tsx';
import { useNavigate } from '#ui/router/hooks.ts';
import { SEARCH_FIELD, SEARCH_MIN_LENGTH } from './search-address.ts';
import type { SearchStore } from './search-store.ts';
import { useSearchedText, useTypingContext } from './use-search.ts';
import { useSelectAllText } from './use-select-all-text.ts';

interface SearchFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Absent until its code has come; until then this is a plain form. */
  readonly store: SearchStore | undefined;
  /** Id of the list of choices, which the field moves through. */
  readonly list: string;
  /** Whether what hangs below is shown. */
  readonly open: boolean;
  readonly onOpen?: () => void;
  readonly onClear: () => void;
  readonly onEscape: () => void;
  /** The visitor goes to a result or to all of them. */
  readonly onGone: () => void;
  readonly className?: string;
  /** What else one can do in the field, before its button. */
  readonly children?: ReactNode;
}

/** The search field: a plain form, and a combobox once its store has loaded. */
export const SearchField = observer((props: SearchFieldProps) => {
  const { field, store, list, open, onOpen, onClear, onEscape, onGone, className = '', children } = props;
  const { t, path } = useLanguage();
  const context = useTypingContext();
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const query = useSearchedText();
  const hint = useId();
  const [tooShort, setTooShort] = useState(false);
  const { selectWhole, onPointerDown, selectPressed } = useSelectAllText(field);
  const chosen = open ? store?.chosen : undefined;
  const listed = open && (store?.choices.length ?? 0) > 0;

  // The field belongs to the visitor: only a change of the address may set it, never the first rendering and never the
  // visitor's own search, which would lose what was typed since.
  const entered = useRef(false);
  const written = useRef(query);
  useEffect(() => {
    if (written.current === query) return;
    written.current = query;
    const input = field.current;
    const isOwn = entered.current && document.activeElement === input;
    entered.current = false;
    if (input && !isOwn && clean(input.value) !== query) input.value = query;
  }, [field, query]);
  const enter = () => {
    entered.current = true;
    selectWhole();
  };

  const onInput = (event: FormEvent<HTMLInputElement>) => {
    setTooShort(false);
    onOpen?.();
    store?.type(event.currentTarget.value, context);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
    if (step !== undefined) {
      event.preventDefault();
      if (open) store?.step(step);
      else onOpen?.();
    }
    // The browser's own Escape would empty the field; here it only closes what hangs below.
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      onEscape();
    }
    if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) {
      event.preventDefault();
      void navigate(path(chosen.path));
      // All results may be of another spelling, which the field then says.
      if (chosen.kind === 'product') enter();
      else selectWhole();
      onGone();
    }
  };
  const enterCode = async (text: string, from: SearchStore) => {
    const found = await from.enterCode(text, context);
    if (found === undefined) return;
    void navigate(path(`/product/${found.url}`));
    onGone();
  };
  const onSubmit = (event: FormEvent) => {
    const text = field.current?.value ?? '';
    const short = clean(text).length < SEARCH_MIN_LENGTH;
    setTooShort(short);
    if (!short) enter();
    if (store?.isCodeQuery(text, context)) {
      event.preventDefault();
      onOpen?.();
      return void enterCode(text, store);
    }
    if (!short) return onGone();
    event.preventDefault();
    field.current?.focus();
  };
  const clear = () => {
    if (field.current) field.current.value = '';
    setTooShort(false);
    onClear();
  };
  const combobox = hydrated
    ? {
        role: 'combobox',
        'aria-expanded': listed,
        'aria-controls': listed ? list : undefined,
        'aria-activedescendant': chosen && `${list}-${chosen.id}`,
        'aria-autocomplete': 'list' as const,
        'aria-haspopup': 'listbox' as const,
      }
    : {};

  return (
    <Form
      role="search"
      action={path('/search')}
      onSubmit={onSubmit}
      className={`relative flex h-11 min-w-0 rounded-control bg-tile outline-hairline transition hover:outline-1 focus-within:bg-surface focus-within:outline-2 focus-within:outline-ink ${className}`}
    >
      <input
        {...combobox}
        ref={field}
        type="search"
        name={SEARCH_FIELD}
        defaultValue={query}
        aria-label={t('header.search')}
        aria-describedby={tooShort ? hint : undefined}
        aria-invalid={tooShort || undefined}
        placeholder={t(context.vitrina ? 'header.searchCode' : 'header.searchFor')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={200}
        onFocus={onOpen}
        onPointerDown={onPointerDown}
        onClick={() => {
          selectPressed();
          onOpen?.();
        }}
        onInput={onInput}
        onKeyDown={onKeyDown}
        className="peer min-w-0 flex-1 appearance-none bg-transparent pl-3 text-16 truncate outline-none desktop:pl-4 placeholder:text-muted"
      />
      <button
        type="button"
        aria-label={t('suggest.clear')}
        title={t('suggest.clear')}
        onClick={clear}
        className="flex w-10 shrink-0 items-center justify-center rounded-control text-muted transition peer-placeholder-shown:hidden hover:text-ink noscript:hidden"
      >
        <Cross className="size-4.5" />
      </button>
      {children}
      <button
        type="submit"
        aria-label={t('header.find')}
        title={t('header.find')}
        className="flex w-11 shrink-0 items-center justify-center rounded-control text-muted transition hover:text-ink"
      >
        <Search className="size-5" />
      </button>
      {tooShort ? (
        <p
          id={hint}
          role="alert"
          className="rise absolute top-full left-0 z-20 mt-2 rounded-control bg-ink px-3 py-2 text-14 text-surface shadow-layer"
        >
          {t('header.tooShort')}
        </p>
      ) : null}
    </Form>
  );
});
