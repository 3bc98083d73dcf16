import { type Context, createContext, use } from 'react';

const filled = <Value>(context: Context<Value | undefined>, name: string): Value => {
  const value = use(context);
  if (value === undefined) throw new Error(`use${name} needs a ${name}Context above`);
  return value;
};

/** A context that is filled where the page is composed, and the hook that reads it; unfilled, the hook throws by name. */
export const requiredContext = <Value>(name: string) => {
  const Context = createContext<Value | undefined>(undefined);
  return [Context, () => filled(Context, name)] as const;
};
