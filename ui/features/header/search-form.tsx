import { Search } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Form, useSearchParams } from 'react-router';
import { useLanguage } from '#ui/i18n/context.ts';

/** Shortest text that is searched for, in characters (rule SEARCH-1). */
const TEXT_MIN = 2;
/** Name of the text in the address. */
const FIELD = 'query';

/** The search field: a plain form that leads to the results, with and without JavaScript. */
export const SearchForm = ({ className = '' }: { className?: string }) => {
  const { t, path } = useLanguage();
  const [parameters] = useSearchParams();
  const query = parameters.get(FIELD) ?? '';
  const field = useRef<HTMLInputElement>(null);
  const hint = useId();
  const [tooShort, setTooShort] = useState(false);

  // The field belongs to the visitor; only a change of the address writes into it.
  useEffect(() => {
    if (field.current) field.current.value = query;
  }, [query]);

  const onSubmit = (event: FormEvent) => {
    const short = (field.current?.value.trim().length ?? 0) < TEXT_MIN;
    setTooShort(short);
    if (!short) return;
    event.preventDefault();
    field.current?.focus();
  };

  return (
    <Form
      role="search"
      method="get"
      action={path('/search')}
      onSubmit={onSubmit}
      className={`relative flex h-11 min-w-0 rounded-control bg-tile transition focus-within:bg-surface focus-within:outline-2 focus-within:outline-ink ${className}`}
    >
      <input
        ref={field}
        type="search"
        name={FIELD}
        defaultValue={query}
        aria-label={t('header.search')}
        aria-describedby={tooShort ? hint : undefined}
        aria-invalid={tooShort || undefined}
        placeholder={t('header.searchFor')}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="search"
        maxLength={200}
        onInput={() => setTooShort(false)}
        className="min-w-0 flex-1 appearance-none bg-transparent pl-3 text-16 text-ellipsis outline-none desktop:pl-4 placeholder:text-muted"
      />
      <button
        type="submit"
        aria-label={t('header.find')}
        title={t('header.find')}
        className="flex w-11 shrink-0 items-center justify-center rounded-control text-muted transition hover:text-ink"
      >
        <Search aria-hidden="true" className="size-5" />
      </button>
      {tooShort ? (
        <p
          id={hint}
          role="alert"
          className="rise absolute top-full left-0 mt-2 rounded-control bg-ink px-3 py-2 text-14 text-surface shadow-layer"
        >
          {t('header.tooShort')}
        </p>
      ) : null}
    </Form>
  );
};
