import { action, computed, extendObservable, makeObservable } from 'mobx';
import { syncTo } from './sync-to.ts';

type Action = (...args: never[]) => unknown;

/**
 * A class of stores over a use-case of core: the state that it shows as observable fields, which begin as `initial`, and
 * its actions. A subclass may add getters, which are computed, and queries.
 */
export const storeOf = <
  State extends object,
  Dependencies extends { readonly show: (state: State) => void },
  Rest extends readonly unknown[],
  Actions extends Readonly<Record<keyof Actions, Action>>,
>(
  initial: State | ((...rest: Rest) => State),
  create: (dependencies: Dependencies, ...rest: Rest) => Actions,
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
      const actions = create({ ...dependencies, show: syncTo<object>(this) } as unknown as Dependencies, ...rest);
      for (const [name, act] of Object.entries<Action>(actions)) Object.assign(this, { [name]: action(act) });
    }
  }
  return Store as new (
    dependencies: Omit<Dependencies, 'show'>,
    ...rest: Rest
  ) => State & Actions;
};
