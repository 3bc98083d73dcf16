import { type ReactNode, StrictMode } from 'react';
import type { Site } from '#ui/app/head.ts';
import { SiteContext } from '#ui/app/site.ts';
import type { Provide } from './provide.tsx';

/** What every component may count on, around the router of either side. */
export const App = ({ site, provide, children }: { site: Site; provide: Provide; children: ReactNode }) => (
  <StrictMode>
    <SiteContext value={site}>{provide(children)}</SiteContext>
  </StrictMode>
);
