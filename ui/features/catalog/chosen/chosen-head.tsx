import type { ReactNode, RefObject } from 'react';
import { useLanguage } from '#ui/i18n/context.ts';

interface ChosenHeadProps {
  readonly title: string;
  readonly count: number;
  /** The list is empty. */
  readonly empty: boolean;
  /** Whose list it is; an empty text keeps its space while unknown. */
  readonly hint?: string | undefined;
  /** The heading takes the focus when a removed product has taken it along. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** How the list is shown; absent where there is nothing to choose. */
  readonly view?: ReactNode;
  /** Actions on the list; their space is kept while they are unknown. */
  readonly children: ReactNode;
}

/** The head of a page of chosen products. */
export const ChosenHead = ({ title, count, empty, hint, heading, view, children }: ChosenHeadProps) => {
  const { t, count: number } = useLanguage();
  return (
    <div className="mb-5 pt-8 md:mb-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="flex grow-99 flex-wrap items-baseline gap-x-3">
          <h1 ref={heading} tabIndex={-1} className="text-28 outline-none lg:text-36">
            {title}
          </h1>
          <p role="status" className="text-16 text-muted lg:text-18">
            {count > 0 ? t('listing.count', { count, shown: number(count) }) : null}
          </p>
        </div>
        {empty ? null : (
          // Its words stand on the line of the heading's, although its buttons are higher than they are. On a line of its own it fills it.
          <div
            className={`flex min-h-9 flex-wrap items-center gap-x-3 gap-y-2 md:-mb-1 pointer-coarse:min-h-11 noscript:hidden ${view ? 'grow justify-between' : ''}`}
          >
            {view}
            <div className="flex flex-wrap items-center gap-2 empty:hidden">{children}</div>
          </div>
        )}
      </div>
      {empty || hint === undefined ? null : (
        <p className="mt-2 min-h-10 max-w-[60ch] text-14 text-pretty text-muted md:min-h-5">{hint}</p>
      )}
    </div>
  );
};
