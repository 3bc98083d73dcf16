import { borderAt, type Place } from './country.ts';

/** A pin and the name beside it, in units of the map. */
export interface Pin extends Place {
  readonly radius: number;
  readonly name: string;
}

/** Where the middle of a name's side that `anchor` names stands. */
interface Label extends Place {
  readonly anchor: 'start' | 'middle' | 'end';
}

type Box = readonly [left: number, right: number, top: number, bottom: number];

/** Size of the letters of a name, and the most that one of them is wide; half the height of a line, its ground included. */
export const LETTER = 13;
const [LETTER_WIDTH, HALF_LINE] = [LETTER * 0.64, LETTER * 0.75];
/** Between a pin and its name. */
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

/** Right of the pin, left of it, and under and over it: in the middle, or as far to a side as it stays by its pin. */
const sides = ({ x, y, radius }: Pin): readonly [Label, ...Label[]] => [
  { x: x + radius + GAP, y, anchor: 'start' },
  { x: x - radius - GAP, y, anchor: 'end' },
  ...[y + radius + HALF_LINE, y - radius - HALF_LINE].flatMap((line): readonly Label[] => [
    { x, y: line, anchor: 'middle' },
    { x: x + radius + GAP, y: line, anchor: 'end' },
    { x: x - radius - GAP, y: line, anchor: 'start' },
  ]),
];

/** Places for the names of pins: each on the first side where it runs neither across the border nor over a pin or another name. */
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
