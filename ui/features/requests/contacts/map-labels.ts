import { borderAt, type Place } from './country.ts';

/** A pin and its label, in units of the map. */
export interface Pin extends Place {
  readonly radius: number;
  readonly name: string;
}

/** Position of the label's edge or middle that `anchor` names. */
interface Label extends Place {
  readonly anchor: 'start' | 'middle' | 'end';
}

type Box = readonly [left: number, right: number, top: number, bottom: number];

/** Font size, widest letter, and half the line height with its background. */
export const LETTER = 13;
const [LETTER_WIDTH, HALF_LINE] = [LETTER * 0.64, LETTER * 0.75];
/** Between a pin and its label. */
const GAP = 5;

const overlap = ([left, right, top, bottom]: Box, other: Box): boolean =>
  left < other[1] && other[0] < right && top < other[3] && other[2] < bottom;

const isOnBorder = ([left, right, top, bottom]: Box): boolean =>
  [top, (top + bottom) / 2, bottom].some((y) => borderAt(y).some((x) => x > left && x < right));

const around = ({ x, y, radius }: Pin): Box => [x - radius, x + radius, y - radius, y + radius];

const boxOf = ({ x, y, anchor }: Label, { name }: Pin): Box => {
  const width = name.length * LETTER_WIDTH;
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  return [left, left + width, y - HALF_LINE, y + HALF_LINE];
};

/** Right, left, below and above the pin; the last two centred or shifted. */
const sides = ({ x, y, radius }: Pin): readonly [Label, ...Label[]] => [
  { x: x + radius + GAP, y, anchor: 'start' },
  { x: x - radius - GAP, y, anchor: 'end' },
  ...[y + radius + HALF_LINE, y - radius - HALF_LINE].flatMap((line): readonly Label[] => [
    { x, y: line, anchor: 'middle' },
    { x: x + radius + GAP, y: line, anchor: 'end' },
    { x: x - radius - GAP, y: line, anchor: 'start' },
  ]),
];

/** Positions of the labels: each on the first side where it crosses neither the border nor another pin or label. */
export const labelsOf = (pins: readonly Pin[]): readonly Label[] => {
  const taken = pins.map(around);
  return pins.map((pin) => {
    const [right, ...others] = sides(pin);
    const isFree = (label: Label): boolean => {
      const box = boxOf(label, pin);
      return !isOnBorder(box) && !taken.some((other) => overlap(box, other));
    };
    const label = [right, ...others].find(isFree) ?? right;
    taken.push(boxOf(label, pin));
    return label;
  });
};
