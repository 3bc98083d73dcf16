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
import { captureInput, hasInput, isPageReady, PRESSABLE, pressableAt, UNHYDRATED } from './captured-input.ts';
import { once } from './once.ts';
import { prefetch } from './prefetch.ts';
import type * as Restoring from './restore-input.ts';

/** How far outside the screen a part is hydrated. */
const NEAR = '300px';

type Load<Name extends string, Props> = () => Promise<Record<Name, ComponentType<Props>>>;

/**
 * A part of a page, by its name in a chunk, whose HTML the first load leaves as the server wrote it, without its code: its
 * links work. It is rendered again in the same place once it comes near the screen, is used, or gets other props; input
 * made in it before is repeated. On later pages it is rendered from the start.
 */
export const hydrateWhenVisible = <Name extends string, Props extends object>(load: Load<Name, Props>, name: Name) => {
  if (import.meta.env.SSR) return partOnServer(load, name);
  const code = once(async () => {
    restoring = await import('./restore-input.ts');
    return (await load())[name];
  });
  return (props: Props) => <Part code={code} props={props} />;
};

const loading: Promise<unknown>[] = [];

/** Resolves once the server has the code of all parts and can render them. */
export const loadAllParts = async (): Promise<void> => {
  // The code of a part may add parts.
  for (const part of loading) await part;
};

const partOnServer = <Name extends string, Props extends object>(load: Load<Name, Props>, name: Name) => {
  let Loaded: ComponentType<Props> | undefined;
  const take = (code: Record<Name, ComponentType<Props>>) => {
    Loaded = code[name];
  };
  loading.push(load().then(take));
  return (props: Props) => {
    if (!Loaded) throw new Error(`${name} is rendered before loadAllParts()`);
    return (
      <div {...{ [UNHYDRATED]: '' }}>
        <Loaded {...props} />
      </div>
    );
  };
};

/** Comes with the code of the first part. */
let restoring: typeof Restoring | undefined;

/** What is carried over from the server's HTML. */
interface Left {
  readonly input: ReturnType<typeof captureInput>;
  /** Index of the control under a pointer that is down; -1 for none. */
  readonly held: number;
}

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
    restoring?.restoreInput(element, before.input);
    const held = element.querySelectorAll<HTMLElement>(PRESSABLE)[before.held];
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
  /** The server wrote it with other props. */
  readonly isOutdated: boolean;
  readonly onReady: () => void;
  /** Called right before the part is replaced. */
  readonly onLeave: (left: Left) => void;
}

const Waiting = ({ code, isOutdated, onReady, onLeave }: WaitingProps) => {
  const holder = useRef<HTMLDivElement>(null);
  // After a failure, the next sight or press asks again.
  const take = (came: Promise<unknown>) => void came.then(onReady, () => undefined);
  // Tries twice: a prefetch that it joins may fail without reloading the page (rule ERROR-7).
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
    // Mere sight must not reload the page, which would lose what was typed in it (rule ERROR-7).
    const onSight = ([entry]: IntersectionObserverEntry[]) => entry?.isIntersecting && navigator.onLine && see();
    const sight = new IntersectionObserver(onSight, { rootMargin: NEAR });
    sight.observe(element);
    const stop = new AbortController();
    const { signal } = stop;
    const hold = ({ target }: Event) => {
      held = target instanceof Element ? pressableAt(target) : null;
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
      const place = held ? [...element.querySelectorAll(PRESSABLE)].indexOf(held) : -1;
      onLeave({ input: captureInput(element), held: place });
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
