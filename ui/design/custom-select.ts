import { type ReactNode, type RefObject, type SelectHTMLAttributes, useSyncExternalStore } from 'react';

export interface CustomSelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  /** The browser's select, which holds options and value. */
  readonly native: RefObject<HTMLSelectElement | null>;
}

type CustomSelect = (props: CustomSelectProps) => ReactNode;

let own: CustomSelect | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Registers the shop's select for all pages of this tab. */
export const registerCustomSelect = (Own: CustomSelect): void => {
  own = Own;
  for (const listener of listeners) listener();
};

/** The shop's select; undefined on the server and until its code has loaded. */
export const useCustomSelect = (): CustomSelect | undefined =>
  useSyncExternalStore(
    subscribe,
    () => own,
    () => undefined,
  );
