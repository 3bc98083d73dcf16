import type { ReactNode } from 'react';
import { Link } from './link.tsx';

/** The link of a card's title. It covers the whole card, which has the classes `group relative`. */
export const CoverLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <Link
    to={to}
    className="outline-none transition-colors group-hover:text-link after:absolute after:inset-0 after:rounded-tile focus-visible:after:outline-2 focus-visible:after:outline-offset-4 focus-visible:after:outline-ink"
  >
    {children}
  </Link>
);
