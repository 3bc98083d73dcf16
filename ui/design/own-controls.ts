import { type ReactNode, type RefObject, type SelectHTMLAttributes, useSyncExternalStore } from 'react';

export interface OwnSelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  /** The browser's select, which holds options and value. */
  readonly native: RefObject<HTMLSelectElement | null>;
}

type OwnSelect = (props: OwnSelectProps) => ReactNode;

let own: OwnSelect | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Registers the shop's select for all pages of this tab. */
export const offerOwnSelect = (Own: OwnSelect): void => {
  own = Own;
  for (const listener of listeners) listener();
};

/** The shop's select; undefined on the server and until its code has loaded. */
export const useOwnSelect = (): OwnSelect | undefined =>
  useSyncExternalStore(
    subscribe,
    () => own,
    () => undefined,
  );
