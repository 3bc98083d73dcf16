import type { ReactNode } from 'react';

/** What became of an order or a payment: its sign, its name and what to do with it. */
export const Outcome = ({ icon, title, children }: { icon?: ReactNode; title: ReactNode; children: ReactNode }) => (
  <>
    {icon}
    <h1 className="text-28 md:text-36">{title}</h1>
    {children}
  </>
);
