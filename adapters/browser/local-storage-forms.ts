import type { FormStorage } from '#core/kernel/forms/index.ts';
import { localStored } from './stored.ts';

/** Drafts of forms, in local storage under `forms`: one value, so that all can be deleted at once. */
export const createLocalStorageForms = (): FormStorage => {
  const stored = localStored('forms');
  const all = (): Readonly<Record<string, unknown>> => {
    const kept = stored.read();
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  };
  return {
    load: (name) => all()[name],
    save: (name, value) => {
      const { [name]: _before, ...others } = all();
      const next = value === undefined ? others : { ...others, [name]: value };
      stored.write(Object.keys(next).length === 0 ? undefined : next);
    },
    forget: () => stored.write(undefined),
  };
};
