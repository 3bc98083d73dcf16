import type { ReactNode } from 'react';

/** Icon, title and actions of an order's or payment's outcome. */
export const Outcome = ({ icon, title, children }: { icon?: ReactNode; title: ReactNode; children: ReactNode }) => (
  <>
    {icon}
    <h1 className="text-28 md:text-36">{title}</h1>
    {children}
  </>
);
