import type { ReactNode, RefObject } from 'react';
import { useLanguage } from '#ui/i18n/context.ts';

interface ChosenHeadProps {
  readonly title: string;
  readonly count: number;
  /** Nothing can be said of it or done with it. */
  readonly empty: boolean;
  /** What this list is; its room is kept while that is unknown. */
  readonly hint: string;
  /** The heading takes the focus when a removed product has taken it along. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** How the list is shown; absent where there is nothing to choose. */
  readonly view?: ReactNode;
  /** What can be done with the list; its room is kept while that is unknown. */
  readonly children: ReactNode;
}

/** The head of a page of chosen products. */
export const ChosenHead = ({ title, count, empty, hint, heading, view, children }: ChosenHeadProps) => {
  const { t, count: number } = useLanguage();
  return (
    <div className="mb-5 flex flex-col gap-x-8 gap-y-3 pt-4 md:mb-6 lg:flex-row lg:items-end lg:justify-between">
      <div>
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h1 ref={heading} tabIndex={-1} className="text-28 outline-none md:text-36">
            {title}
          </h1>
          <p role="status" className="text-16 text-muted md:text-18">
            {count > 0 ? t('listing.count', { count, shown: number(count) }) : null}
          </p>
        </div>
        {empty ? null : <p className="mt-1 min-h-10 max-w-[60ch] text-14 text-pretty text-muted md:min-h-5">{hint}</p>}
      </div>
      {empty ? null : (
        <div className="flex flex-col gap-x-6 gap-y-2 md:flex-row md:items-center noscript:hidden">
          {view ? <div className="flex flex-wrap items-center gap-x-5">{view}</div> : null}
          <div className="flex min-h-9 flex-wrap items-center gap-2 pointer-coarse:min-h-11">{children}</div>
        </div>
      )}
    </div>
  );
};
