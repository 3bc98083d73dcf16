import { type ComponentType, startTransition, use, useEffect, useEffectEvent, useRef, useState } from 'react';

/** How far outside the screen a part becomes alive, so that it is when it comes into sight. */
const NEAR = '300px';

const CONTROLS = 'button, summary, input, select, textarea';

/** Those whose press is to be repeated. */
const PRESSED = 'button, [type=radio], [type=checkbox]';

interface PartCode<Props extends object> {
  /** The part itself, on the server; nothing in the browser, whose first load goes without its code. */
  readonly onServer: ComponentType<Props> | undefined;
  readonly load: () => Promise<ComponentType<Props>>;
}

/** What a visitor has done to a part that was not alive yet, by the places of what it was done to. */
interface Left {
  readonly open: readonly number[];
  readonly pressed: readonly number[];
  readonly typed: readonly (readonly [place: number, value: string])[];
  readonly focused: number;
}

const leftIn = (holder: Element, pressed: ReadonlySet<Element>): Left => {
  const controls = [...holder.querySelectorAll(CONTROLS)];
  return {
    open: [...holder.querySelectorAll('details')].flatMap(({ open }, place) => (open ? [place] : [])),
    pressed: controls.flatMap((control, place) => (pressed.has(control) ? [place] : [])),
    typed: controls.flatMap((control, place) => (isTyped(control) ? [[place, control.value]] : [])),
    focused: document.activeElement ? controls.indexOf(document.activeElement) : -1,
  };
};

const giveBack = (holder: Element, { open, pressed, typed, focused }: Left): void => {
  const folds = holder.querySelectorAll('details');
  for (const place of open) folds[place]?.setAttribute('open', '');
  const controls = [...holder.querySelectorAll<HTMLElement>(CONTROLS)];
  controls[focused]?.focus({ preventScroll: true });
  for (const [place, value] of typed) type(controls[place], value);
  for (const place of pressed) controls[place]?.click();
};

/** Whether something else was typed or chosen in it than the server wrote. */
const isTyped = (control: Element): control is HTMLInputElement | HTMLSelectElement => {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.defaultSelected === false;
  return control instanceof HTMLInputElement && control.value !== control.defaultValue;
};

/** Types as a visitor does: React would not notice a value that is set past the browser's own property. */
const type = (control: Element | undefined, value: string): void => {
  if (!control) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
};

/**
 * A part of a page that the first load leaves as the server wrote it, without code and without life: its links work, and
 * it is rendered anew, in the same place, once it comes near the screen, is pressed, or has something else to show.
 * Presses before that are done then. On pages that come later it is there from the start.
 */
export const partWhenSeen = <Props extends object>({ onServer: Written, load }: PartCode<Props>) => {
  if (Written)
    return (props: Props) => (
      <div>
        <Written {...props} />
      </div>
    );
  let loading: Promise<ComponentType<Props>> | undefined;
  const code = () => {
    loading ??= load().catch((error: unknown) => {
      // Whoever needs it next asks again.
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return (props: Props) => <Part code={code} props={props} />;
};

interface PartProps<Props extends object> {
  readonly code: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}

const Part = <Props extends object>({ code, props }: PartProps<Props>) => {
  const [first] = useState(props);
  const [state, setState] = useState<'waiting' | 'alive' | Left>(() => (isPageAlive() ? 'alive' : 'waiting'));
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (typeof state === 'object' && holder.current) giveBack(holder.current, state);
  }, [state]);
  return state === 'waiting' ? (
    <Waiting
      code={code}
      isOutdated={!isEqual(first, props)}
      onReady={(left) => startTransition(() => setState(left))}
    />
  ) : (
    <div ref={holder}>
      <Alive code={code} props={props} />
    </div>
  );
};

const Alive = <Props extends object>({ code, props }: PartProps<Props>) => {
  const Loaded = use(code());
  return <Loaded {...props} />;
};

interface WaitingProps {
  readonly code: () => Promise<unknown>;
  /** What the part is to show is no longer what the server wrote. */
  readonly isOutdated: boolean;
  readonly onReady: (left: Left) => void;
}

const Waiting = ({ code, isOutdated, onReady }: WaitingProps) => {
  const holder = useRef<HTMLDivElement>(null);
  const pressed = useRef(new Set<Element>());
  const isHeld = useRef(false);
  const isLoaded = useRef(false);
  /** Not while a pointer is down on the part: it is to come up on what it went down on. */
  const change = useEffectEvent(() => {
    if (isLoaded.current && !isHeld.current && holder.current) onReady(leftIn(holder.current, pressed.current));
  });
  const need = useEffectEvent(() => {
    code().then(
      () => {
        isLoaded.current = true;
        change();
      },
      // The next sight of it asks again.
      () => undefined,
    );
  });
  useEffect(() => {
    if (isOutdated) need();
  }, [isOutdated]);
  useEffect(() => {
    const element = holder.current;
    if (!element) return;
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting && need(), { rootMargin: NEAR });
    sight.observe(element);
    const stop = new AbortController();
    const { signal } = stop;
    const hold = () => {
      isHeld.current = true;
      need();
    };
    // After the click that it may end with.
    const release = () =>
      setTimeout(() => {
        isHeld.current = false;
        change();
      });
    const onClick = ({ target }: Event) => {
      const control = target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null;
      if (!control) return;
      if (control instanceof HTMLButtonElement) control.dataset.pressed = '';
      pressed.current.add(control);
      need();
    };
    element.addEventListener('click', onClick, { signal });
    element.addEventListener('pointerdown', hold, { signal });
    element.addEventListener('focusin', () => need(), { signal });
    for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, release, { signal });
    return () => {
      sight.disconnect();
      stop.abort();
    };
  }, []);
  return (
    <div
      ref={holder}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: what the server wrote stays
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
};

const isEqual = <Props extends object>(some: Props, others: Props): boolean =>
  Object.entries(others).every(([name, value]) => some[name as keyof Props] === value);

/** Whether the first render is over: until then everything is as the server wrote it. */
const isPageAlive = (): boolean => document.documentElement.dataset.ready !== undefined;
