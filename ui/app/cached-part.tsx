import { createContext, type ReactNode, use } from 'react';

/** Where the server keeps parts of pages that it has rendered. */
export interface RenderedParts {
  /** Gives what stands for a part until the page is put together. */
  place(id: string, part: ReactNode): ReactNode;
}

/** Filled on the server alone: a browser renders every part. */
export const RenderedPartsContext = createContext<RenderedParts | undefined>(undefined);

interface CachedPartProps {
  /** What the part is made of, beside language, site and shell: equal ids are equal parts. */
  readonly id: () => string;
  readonly children: ReactNode;
}

/** A part that the server renders once for all pages that show it. What is in it may use no router and no `useId`. */
export const CachedPart = ({ id, children }: CachedPartProps) => {
  const parts = use(RenderedPartsContext);
  return parts ? parts.place(id(), children) : children;
};
