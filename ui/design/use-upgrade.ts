import { type RefObject, useEffect, useState } from 'react';
import { prefetch } from '#ui/hydration/prefetch.ts';
import { whenIdle } from '#ui/hydration/when-idle.ts';

/**
 * The shop's own in place of one of the browser's controls: its code, once the tab has nothing better to do. Until then,
 * where that cannot be had, and while somebody is at the browser's own, there is none. `load` stays the same function.
 */
export const useUpgrade = <Code>(control: RefObject<HTMLElement | null>, load: () => Promise<Code>) => {
  const [code, setCode] = useState<Code>();
  useEffect(() => {
    let left = false;
    const take = (came: Code) => {
      const show = () => setCode(() => came);
      if (left) return;
      if (document.activeElement !== control.current) show();
      else control.current?.addEventListener('blur', show, { once: true });
    };
    whenIdle(() => void prefetch(load).then(take, () => undefined));
    return () => {
      left = true;
    };
  }, [control, load]);
  return code;
};
