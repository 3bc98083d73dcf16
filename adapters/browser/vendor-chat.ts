import type { ChatService, LiveChat } from '#core/site/browsing/index.ts';
import { addScript } from './script-element.ts';

/** A global function by its name, which may be a path such as `vendor.widget.start`; it keeps its `this`. */
const call = (path: string): void => {
  const names = path.split('.');
  const last = names.pop() ?? '';
  const owner = names.reduce<unknown>(
    (value, name) => (isObject(value) ? Reflect.get(value, name) : undefined),
    window,
  );
  const found: unknown = isObject(owner) ? Reflect.get(owner, last) : undefined;
  if (typeof found === 'function') found.call(owner);
};

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';

/** A vendor's chat, which its script starts when it has loaded. Functions that the vendor lacks are skipped. */
export const createVendorChat = ({ scriptUrl, init, destroy, onOpen }: ChatService): LiveChat => {
  let opened = false;
  return {
    load: () => {
      Reflect.set(window, onOpen, () => {
        opened = true;
      });
      return addScript(scriptUrl);
    },
    opened: () => opened,
    init: () => call(init),
    destroy: () => call(destroy),
  };
};
