import type { ReactNode } from 'react';
import type { Firm } from '#core/purchase/quote/index.ts';
import { Letterhead } from './letterhead.tsx';
import './paper.css';

interface PaperProps {
  /** Id of its heading. */
  readonly labelledBy: string;
  /** What it is: its heading, and of which day. */
  readonly head: ReactNode;
  readonly firm: Firm;
  /** Where it stands on the page. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A sheet for the customer as it comes out of the printer: what it is, whose, and what it holds. */
export const Paper = ({ labelledBy, head, firm, className = 'mt-8', children }: PaperProps) => (
  <section
    aria-labelledby={labelledBy}
    className={`paper max-w-[210mm] border-t border-hairline pt-8 print:mt-0 print:max-w-none print:border-0 print:pt-0 ${className}`}
  >
    <header className="paper-head">
      <div>{head}</div>
      <Letterhead firm={firm} />
    </header>
    {children}
  </section>
);
