import type { ReactNode } from 'react';

/** Leads to a payment page, which is another site's. `address` has passed `paymentAddress`. */
export const PayLink = ({ address, children }: { address: string; children: ReactNode }) => (
  <a
    href={address}
    className="inline-flex h-11 items-center justify-center rounded-control bg-accent px-5 font-semibold whitespace-nowrap text-on-accent transition hover:[filter:brightness(1.1)]"
  >
    {children}
  </a>
);
