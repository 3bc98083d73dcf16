import { action, computed, extendObservable, makeObservable } from 'mobx';
import { syncTo } from './sync-to.ts';

type Action = (...args: never[]) => unknown;

/**
 * A class of stores over a use-case of core: the state that it shows as observable fields, which begin as `initial`, and
 * its actions. A subclass may add getters, which are computed, and methods.
 */
export const storeOf = <
  State extends object,
  Dependencies extends object,
  Rest extends readonly unknown[],
  Actions extends Readonly<Record<keyof Actions, Action>>,
>(
  initial: NoInfer<State> | ((...rest: NoInfer<Rest>) => NoInfer<State>),
  create: (dependencies: Dependencies & { readonly show: (state: State) => void }, ...rest: Rest) => Actions,
) => {
  class Store {
    constructor(dependencies: Omit<Dependencies, 'show'>, ...rest: Rest) {
      const state: State = typeof initial === 'function' ? initial(...rest) : initial;
      extendObservable(this, state, {}, { deep: false });
      const own = Object.entries(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(this)));
      for (const [name, { get, value }] of own) {
        if (get) makeObservable<object>(this, { [name]: computed });
        else if (name !== 'constructor') Object.assign(this, { [name]: value.bind(this) });
      }
      const shown = { ...dependencies, show: syncTo<object>(this) };
      const actions = create(shown as unknown as Parameters<typeof create>[0], ...rest);
      for (const [name, act] of Object.entries<Action>(actions)) Object.assign(this, { [name]: action(act) });
    }
  }
  return Store as new (
    dependencies: Omit<Dependencies, 'show'>,
    ...rest: Rest
  ) => State & Actions;
};
