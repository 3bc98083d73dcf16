import { type RefObject, useEffect, useState } from 'react';
import { prefetch } from '#ui/hydration/prefetch.ts';
import { whenIdle } from '#ui/hydration/when-idle.ts';

/**
 * Code that replaces a browser's control, loaded when the tab is idle. Undefined until then, when it cannot be loaded,
 * and while the control has the focus. `load` must stay the same function.
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
