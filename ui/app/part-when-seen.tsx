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
import { unasked } from '#ui/router/unasked.ts';
import { once } from './once.ts';

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
  /** Which folds stand open, each in its place. */
  readonly open: readonly boolean[];
  readonly pressed: readonly number[];
  /** Boxes that no longer stand as the server wrote them. */
  readonly ticked: readonly number[];
  readonly typed: readonly (readonly [place: number, value: string])[];
  readonly focused: number;
  /** Where a pointer is down. */
  readonly held: number;
}

const leftIn = (holder: Element, pressed: ReadonlySet<Element>, held: Element | null): Left => {
  const controls = [...holder.querySelectorAll(CONTROLS)];
  return {
    open: [...holder.querySelectorAll('details')].map(({ open }) => open),
    pressed: controls.flatMap((control, place) => (pressed.has(control) && !isBox(control) ? [place] : [])),
    ticked: controls.flatMap((control, place) => (isBox(control) && isChanged(control) ? [place] : [])),
    typed: controls.flatMap((control, place) => (isTyped(control) ? [[place, control.value]] : [])),
    focused: document.activeElement ? controls.indexOf(document.activeElement) : -1,
    held: held ? controls.indexOf(held) : -1,
  };
};

const giveBack = (holder: Element, { open, pressed, ticked, typed, focused, held }: Left): void => {
  const controls = [...holder.querySelectorAll<HTMLElement>(CONTROLS)];
  // As they stand, before the part's own effects read them: it may take only all of them together.
  for (const place of ticked) if (controls[place] && isBox(controls[place])) tick(controls[place]);
  if (controls[held]) clickWhenReleased(controls[held]);
  // Once React is done with the rendering that this is part of.
  queueMicrotask(() => {
    const folds = holder.querySelectorAll('details');
    for (const [place, fold] of folds.entries()) fold.toggleAttribute('open', open[place]);
    controls[focused]?.focus({ preventScroll: true });
    for (const [place, value] of typed) type(controls[place], value);
    for (const place of pressed) controls[place]?.click();
  });
};

/** What a pointer that is down there would press: the control itself, or the one that a label names. */
const heldBy = (target: Element): HTMLElement | null =>
  target.closest<HTMLElement>(PRESSED) ?? target.closest('label')?.control ?? null;

/** Where the pointer went down is gone, so that its coming up is no click for the browser. */
const clickWhenReleased = (control: HTMLElement): void => {
  const stop = new AbortController();
  const release = ({ type: how, target }: Event) => {
    stop.abort();
    if (how === 'pointerup' && target instanceof Element && heldBy(target) === control) control.click();
  };
  for (const how of ['pointerup', 'pointercancel']) window.addEventListener(how, release, { signal: stop.signal });
};

const isBox = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox';

/** Whether it stands otherwise than the server wrote it, also when it was ticked before anyone listened. */
const isChanged = ({ checked, defaultChecked }: HTMLInputElement): boolean => checked !== defaultChecked;

/** Whether something else was typed or chosen in it than the server wrote. */
const isTyped = (control: Element): control is HTMLInputElement | HTMLSelectElement => {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.defaultSelected === false;
  return control instanceof HTMLInputElement && control.value !== control.defaultValue;
};

const tick = (box: HTMLInputElement): void => {
  box.checked = !box.checked;
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
  const code = once(load);
  return (props: Props) => <Part code={code} props={props} />;
};

interface PartProps<Props extends object> {
  readonly code: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}

const Part = <Props extends object>({ code, props }: PartProps<Props>) => {
  const [first] = useState(props);
  const [isAlive, setAlive] = useState(isPageAlive);
  const holder = useRef<HTMLDivElement>(null);
  const left = useRef<Left>(undefined);
  useLayoutEffect(() => {
    const { current: element } = holder;
    const { current: what } = left;
    if (isAlive && element && what) giveBack(element, what);
    left.current = undefined;
  }, [isAlive]);
  const leave = useCallback((what: Left) => {
    left.current = what;
  }, []);
  return isAlive ? (
    <div ref={holder}>
      <Alive code={code} props={props} />
    </div>
  ) : (
    <Waiting
      code={code}
      isOutdated={!isEqual(first, props)}
      onReady={() => startTransition(() => setAlive(true))}
      onLeave={leave}
    />
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
  const see = useEffectEvent(() => take(unasked(code)));
  useEffect(() => {
    if (isOutdated) need();
  }, [isOutdated]);
  useLayoutEffect(() => {
    const element = holder.current;
    if (!element) return;
    const pressed = new Set<Element>();
    let held: Element | null = null;
    // No page is loaded anew, and what was typed in it lost, for a mere sight (rule ERROR-7).
    const onSight = ([entry]: IntersectionObserverEntry[]) => entry?.isIntersecting && navigator.onLine && see();
    const sight = new IntersectionObserver(onSight, { rootMargin: NEAR });
    sight.observe(element);
    const stop = new AbortController();
    const { signal } = stop;
    const hold = ({ target }: Event) => {
      held = target instanceof Element ? heldBy(target) : null;
      need();
    };
    const release = () => {
      held = null;
    };
    const onClick = ({ target }: Event) => {
      const control = target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null;
      if (!control) return;
      if (control instanceof HTMLButtonElement) control.dataset.pressed = '';
      pressed.add(control);
      need();
    };
    element.addEventListener('click', onClick, { signal });
    element.addEventListener('pointerdown', hold, { signal });
    element.addEventListener('focusin', () => need(), { signal });
    for (const how of ['pointerup', 'pointercancel']) window.addEventListener(how, release, { signal });
    return () => {
      sight.disconnect();
      stop.abort();
      onLeave(leftIn(element, pressed, held));
    };
  }, [onLeave]);
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
