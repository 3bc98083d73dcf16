import type { ReactNode } from 'react';
import { ChevronDown } from '#ui/design/icons/index.tsx';

interface FoldProps {
  readonly id: string;
  readonly title: string;
  /** What it comes to, seen while it is closed. */
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

/** A section of a page that opens with a press; a link to its id opens it as well. */
export const Fold = ({ id, title, hint, children }: FoldProps) => (
  <section aria-labelledby={`${id}-title`}>
    <details className="group border-b border-hairline">
      <summary className="flex min-h-14 items-center gap-3">
        <h2 id={`${id}-title`} className="grow text-16 md:text-22">
          {title}
        </h2>
        {hint ? <span className="shrink-0 text-14 text-muted">{hint}</span> : null}
        <ChevronDown className="size-5 shrink-0 text-muted transition group-open:rotate-180" />
      </summary>
      <div id={id} className="pb-6">
        {children}
      </div>
    </details>
  </section>
);

/** Opens the fold of an id; older browsers do not open it for a link. */
export const openFold = (id: string): void => {
  const fold = document.getElementById(id)?.closest('details');
  if (fold) fold.open = true;
};
