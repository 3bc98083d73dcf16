import type { ReactNode } from 'react';
import type { Firm } from '#core/purchase/quote/index.ts';
import { Letterhead } from './letterhead.tsx';
import './paper.css';

interface PaperProps {
  /** Id of its heading. */
  readonly labelledBy: string;
  /** Title and date. */
  readonly head: ReactNode;
  readonly firm: Firm;
  /** Class of the sheet. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A printed sheet for the customer: title, company, contents. */
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
