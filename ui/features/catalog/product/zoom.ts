/** Zoom of a picture: scale and offset of its centre, px. */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The picture as it fits. */
export const WHOLE: View = { scale: 1, x: 0, y: 0 };

/** What a tap or a click enlarges to, and the most that wheel and fingers do. */
export const ENLARGED = 2.5;
const MOST = 4;

/** A swipe is at least so long, as a part of the stage. */
const SWIPE = 0.15;
/** A quick one is half as long, within this time, ms. */
const QUICK_MS = 250;

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Zooms to a scale around a point that stays in place; the point is relative to the centre. */
export const enlarged = ({ scale, x, y }: View, to: number, at: Point): View => {
  const next = between(to, 1, MOST);
  if (next === 1) return WHOLE;
  const grown = next / scale;
  return { scale: next, x: at.x - (at.x - x) * grown, y: at.y - (at.y - y) * grown };
};

/** Limits the offset so that a picture of this size, px, is not moved beyond its edge; a smaller one is centred. */
export const withinStage = ({ scale, x, y }: View, side: number, stage: Point): View => {
  const spare = (room: number) => Math.max(0, (side * scale - room) / 2);
  return { scale, x: between(x, -spare(stage.x), spare(stage.x)), y: between(y, -spare(stage.y), spare(stage.y)) };
};

/** Direction of a swipe: next, previous or none. */
export const swiped = (dx: number, width: number, ms: number): 1 | 0 | -1 => {
  const least = width * (ms < QUICK_MS ? SWIPE / 2 : SWIPE);
  if (Math.abs(dx) < least) return 0;
  return dx < 0 ? 1 : -1;
};

/** How far two fingers are from each other, and the middle between them. */
export const fingers = (one: Point, other: Point): { readonly apart: number; readonly middle: Point } => ({
  apart: Math.hypot(one.x - other.x, one.y - other.y),
  middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
});
