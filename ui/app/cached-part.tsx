import { createContext, type ReactNode, use } from 'react';

/** The server's cache of rendered parts of pages. */
export interface RenderedParts {
  /** Returns a placeholder, which the rendered part replaces in the finished HTML. */
  place(id: string, part: ReactNode): ReactNode;
}

/** Undefined in the browser, which renders every part. */
export const RenderedPartsContext = createContext<RenderedParts | undefined>(undefined);

interface CachedPartProps {
  /** Names the part's content; language, site and shell are added. Parts with equal ids are equal. */
  readonly id: () => string;
  readonly children: ReactNode;
}

/** A part that the server renders once for all pages. Its content must not use the router or `useId`. */
export const CachedPart = ({ id, children }: CachedPartProps) => {
  const parts = use(RenderedPartsContext);
  return parts ? parts.place(id(), children) : children;
};
