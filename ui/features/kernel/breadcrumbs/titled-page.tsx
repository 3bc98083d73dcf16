import type { ReactNode } from 'react';
import { Breadcrumbs } from './breadcrumbs.tsx';

interface TitledPageProps {
  readonly title: string;
  /** Summary below the title. */
  readonly lead?: string | undefined;
  readonly children: ReactNode;
}

/** A page one step below the home page: breadcrumbs, title, summary and content. */
export const TitledPage = ({ title, lead, children }: TitledPageProps) => (
  <div className="container-page pt-2 pb-16">
    <Breadcrumbs trail={[]} current={title} />
    <header className="mt-2 mb-8 md:mb-10">
      <h1 className="max-w-[28ch] text-28 md:text-36 xl:text-48">{title}</h1>
      {lead ? <p className="mt-3 max-w-[60ch] text-18 text-muted text-pretty">{lead}</p> : null}
    </header>
    {children}
  </div>
);
