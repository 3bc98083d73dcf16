import {
  type ComponentType,
  startTransition,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { prefetch } from '#ui/router/prefetch.ts';
import { captureInput, hasInput, heldBy, isPageReady, PRESSED, UNHYDRATED } from './captured-input.ts';
import { once } from './once.ts';
import type * as Restoring from './restore-input.ts';

/** How far outside the screen a part is hydrated. */
const NEAR = '300px';

interface PartCode<Props extends object> {
  /** The part itself, on the server; nothing in the browser, whose first load goes without its code. */
  readonly onServer: ComponentType<Props> | undefined;
  readonly load: () => Promise<ComponentType<Props>>;
}

/** What is carried over from the part that the server wrote. */
interface Left {
  readonly input: ReturnType<typeof captureInput>;
  /** The place of the control under a pointer that is down; -1 for none. */
  readonly held: number;
}

const placeOf = (holder: Element, control: Element | null): number =>
  control ? [...holder.querySelectorAll(PRESSED)].indexOf(control) : -1;

/**
 * A part of a page that the first load leaves as the server wrote it, without its code: its links work, and it is rendered
 * anew, in the same place, once it comes near the screen, is used, or has something else to show. What was done in it
 * before is then done again. On pages that come later it is there from the start.
 */
export const hydrateWhenVisible = <Props extends object>({ onServer: Written, load }: PartCode<Props>) => {
  if (Written)
    return (props: Props) => (
      <div {...{ [UNHYDRATED]: '' }}>
        <Written {...props} />
      </div>
    );
  const code = once(async () => {
    restoring = await import('./restore-input.ts');
    return load();
  });
  return (props: Props) => <Part code={code} props={props} />;
};

/** Comes with the code of the first part. */
let restoring: typeof Restoring | undefined;

interface PartProps<Props extends object> {
  readonly code: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}

const Part = <Props extends object>({ code, props }: PartProps<Props>) => {
  const [first] = useState(props);
  const [isHydrated, setHydrated] = useState(isPageReady);
  const holder = useRef<HTMLDivElement>(null);
  const left = useRef<Left>(undefined);
  useLayoutEffect(() => {
    const { current: element } = holder;
    const { current: before } = left;
    left.current = undefined;
    if (!isHydrated || !element || !before) return;
    restoring?.restoreInput(element, before.input, true);
    const held = element.querySelectorAll<HTMLElement>(PRESSED)[before.held];
    if (held) restoring?.clickWhenReleased(held);
  }, [isHydrated]);
  const leave = useCallback((before: Left) => {
    left.current = before;
  }, []);
  return isHydrated ? (
    <div ref={holder}>
      <Hydrated code={code} props={props} />
    </div>
  ) : (
    <Waiting
      code={code}
      isOutdated={!isEqual(first, props)}
      onReady={() => startTransition(() => setHydrated(true))}
      onLeave={leave}
    />
  );
};

const Hydrated = <Props extends object>({ code, props }: PartProps<Props>) => {
  const Loaded = use(code());
  return <Loaded {...props} />;
};

interface WaitingProps {
  readonly code: () => Promise<unknown>;
  /** What the part is to show is no longer what the server wrote. */
  readonly isOutdated: boolean;
  readonly onReady: () => void;
  /** In the moment in which it is replaced. */
  readonly onLeave: (left: Left) => void;
}

const Waiting = ({ code, isOutdated, onReady, onLeave }: WaitingProps) => {
  const holder = useRef<HTMLDivElement>(null);
  // The next sight of it, or press, asks again.
  const take = (came: Promise<unknown>) => void came.then(onReady, () => undefined);
  // What a press joins may have been asked for by sight alone, whose failure nothing follows: it asks again by itself.
  const need = useEffectEvent(() => take(code().catch(code)));
  const see = useEffectEvent(() => take(prefetch(code)));
  useEffect(() => {
    if (isOutdated) need();
  }, [isOutdated]);
  useLayoutEffect(() => {
    const element = holder.current;
    if (!element) return;
    let held: Element | null = null;
    if (hasInput(element)) need();
    // No page is loaded anew, and what was typed in it lost, for a mere sight (rule ERROR-7).
    const onSight = ([entry]: IntersectionObserverEntry[]) => entry?.isIntersecting && navigator.onLine && see();
    const sight = new IntersectionObserver(onSight, { rootMargin: NEAR });
    sight.observe(element);
    const stop = new AbortController();
    const { signal } = stop;
    const hold = ({ target }: Event) => {
      held = target instanceof Element ? heldBy(target) : null;
    };
    const release = () => {
      held = null;
    };
    element.addEventListener('pointerdown', hold, { signal });
    for (const how of ['pointerdown', 'click', 'focusin']) element.addEventListener(how, () => need(), { signal });
    for (const how of ['pointerup', 'pointercancel']) window.addEventListener(how, release, { signal });
    return () => {
      sight.disconnect();
      stop.abort();
      onLeave({ input: captureInput(element), held: placeOf(element, held) });
    };
  }, [onLeave]);
  return (
    <div
      ref={holder}
      {...{ [UNHYDRATED]: '' }}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: what the server wrote stays
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
};

const isEqual = <Props extends object>(some: Props, others: Props): boolean =>
  Object.entries(others).every(([name, value]) => some[name as keyof Props] === value);
