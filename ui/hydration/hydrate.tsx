import { type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { captureInput, HYDRATING, hasInput } from './captured-input.ts';

/** Hydrates the page that the server rendered, then repeats in React what was typed and chosen before. */
export const hydrate = async (root: Element, page: ReactNode): Promise<void> => {
  const restore = await inputRestorer(root);
  document.dispatchEvent(new Event(HYDRATING));
  // A transition runs in short tasks, between which presses and scrolls are handled.
  startTransition(() => void hydrateRoot(root, <OnceHydrated run={restore}>{page}</OnceHydrated>));
};

/** Loads the code that repeats input only where there is some; input that begins later is handled by React itself. */
const inputRestorer = async (root: Element): Promise<() => void> => {
  if (!hasInput(root) && !root.contains(document.activeElement)) return () => undefined;
  const { restoreInput } = await import('./restore-input.ts');
  return () => restoreInput(root, captureInput(root));
};

/** Runs before anything is rendered again, while the document still has the visitor's values. */
const OnceHydrated = ({ run, children }: { run: () => void; children: ReactNode }) => {
  useEffect(run, [run]);
  return children;
};
