import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { ENLARGED, enlarged, fingers, type Point, swiped, type View, WHOLE, withinStage } from './zoom.ts';

/** Less than this is a hand that is not quite still, px. */
const STILL = 8;
/** How much one line of a wheel enlarges. */
const WHEEL = 0.002;

interface Held {
  readonly at: Point;
  readonly began: Point;
  readonly time: number;
}

/**
 * Zooms a picture by press, wheel or pinch and moves it; the unzoomed picture is swiped to the next. Moves without
 * React rendering.
 */
export const useZoom = (place: number, turn: (step: 1 | -1) => void) => {
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const view = useRef(WHOLE);
  const held = useRef(new Map<number, Held>());
  const isPinched = useRef(false);
  const [isLarge, setLarge] = useState(false);

  const show = (next: View, swipe = 0, isHeld = false) => {
    const { current: image } = picture;
    const { current: box } = stage;
    if (!image || !box) return;
    view.current = withinStage(next, image.offsetWidth, { x: box.clientWidth, y: box.clientHeight });
    const { scale, x, y } = view.current;
    image.style.transform = `translate(${x + swipe}px, ${y}px) scale(${scale})`;
    image.toggleAttribute('data-held', isHeld);
    setLarge(scale > 1);
  };
  /** A point of the screen, from the middle of the stage. */
  const fromMiddle = ({ x, y }: Point): Point => {
    const box = stage.current?.getBoundingClientRect();
    return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x, y };
  };
  const toggle = (at: Point = { x: 0, y: 0 }) =>
    show(view.current.scale > 1 ? WHOLE : enlarged(view.current, ENLARGED, at));

  // Another picture begins as it fits.
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing but another picture does this
  useEffect(() => show(WHOLE), [place]);
  useEffect(() => {
    const { current: box } = stage;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const to = view.current.scale * Math.exp(-event.deltaY * WHEEL);
      show(enlarged(view.current, to, fromMiddle({ x: event.clientX, y: event.clientY })), 0, true);
    };
    box?.addEventListener('wheel', onWheel, { passive: false });
    return () => box?.removeEventListener('wheel', onWheel);
  });

  const onPointerDown = ({ pointerId, clientX: x, clientY: y, timeStamp, currentTarget, button }: PointerEvent) => {
    if (button !== 0) return;
    currentTarget.setPointerCapture(pointerId);
    if (held.current.size === 0) isPinched.current = false;
    held.current.set(pointerId, { at: { x, y }, began: { x, y }, time: timeStamp });
  };
  const onPointerMove = ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
    const before = held.current.get(pointerId);
    if (!before) return;
    const [other] = [...held.current].flatMap(([id, { at }]) => (id === pointerId ? [] : [at]));
    held.current.set(pointerId, { ...before, at: { x, y } });
    if (other) {
      isPinched.current = true;
      const [was, is] = [fingers(before.at, other), fingers({ x, y }, other)];
      const grown = enlarged(view.current, (view.current.scale * is.apart) / was.apart, fromMiddle(is.middle));
      const [dx, dy] = [is.middle.x - was.middle.x, is.middle.y - was.middle.y];
      show({ scale: grown.scale, x: grown.x + dx, y: grown.y + dy }, 0, true);
    } else if (view.current.scale > 1) {
      const { scale, x: from, y: top } = view.current;
      show({ scale, x: from + x - before.at.x, y: top + y - before.at.y }, 0, true);
    } else if (!isPinched.current) show(WHOLE, x - before.began.x, true);
  };
  const onPointerUp = ({ pointerId, clientX: x, clientY: y, timeStamp, type, currentTarget }: PointerEvent) => {
    const hand = held.current.get(pointerId);
    held.current.delete(pointerId);
    if (!hand || isPinched.current || held.current.size > 0) return;
    const [dx, dy] = [x - hand.began.x, y - hand.began.y];
    const isStill = Math.hypot(dx, dy) < STILL;
    if (type === 'pointerup' && isStill) return toggle(fromMiddle({ x, y }));
    const step = view.current.scale > 1 ? 0 : swiped(dx, currentTarget.clientWidth, timeStamp - hand.time);
    show(view.current);
    if (type === 'pointerup' && step !== 0) turn(step);
  };
  return {
    stage,
    picture,
    isLarge,
    toggle,
    hand: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
};
