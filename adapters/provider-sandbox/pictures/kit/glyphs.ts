import { num, path } from './shapes.ts';

/** Figures as single strokes in a 10 × 16 cell: displays need numbers and fonts cannot be relied on. */
const strokes: Record<string, string> = {
  '0': 'M5 0C8 0 10 2.500 10 8S8 16 5 16 0 13.500 0 8 2 0 5 0Z',
  '1': 'M1.500 3L5.500 0V16',
  '2': 'M.5 4C.8 1.500 2.600 0 5 0 7.600 0 9.500 1.700 9.500 4.200 9.500 7 7 9 .5 16H10',
  '3': 'M.8 2.600C1.600 1 3.200 0 5 0 7.600 0 9.300 1.600 9.300 4S7.500 7.600 4.500 7.600C8 7.600 10 9.200 10 11.800S7.900 16 5 16C2.700 16 1 15 0 12.900',
  '4': 'M7.500 16V0L0 11.500H10',
  '5': 'M9 0H1.800L1 7.200C2 6.500 3.400 6 5 6 8 6 10 7.900 10 10.900S7.900 16 5 16C2.600 16 .9 15 0 13.200',
  '6': 'M8 .4C4 1.500 0 5.500 0 10.900 0 14 2.100 16 5 16S10 14 10 11 7.900 6.200 5 6.200C2.600 6.200.7 7.600.2 9.600',
  '7': 'M0 0H10L3.500 16',
  '8': 'M5 7.500C2.400 7.500.8 6 .8 3.800S2.500 0 5 0 9.200 1.600 9.200 3.800 7.600 7.500 5 7.500C2 7.500 0 9.200 0 11.800S2 16 5 16 10 14.400 10 11.800 8 7.500 5 7.500Z',
  '9': 'M2 15.600C6 14.500 10 10.500 10 5.100 10 2 7.900 0 5 0S0 2 0 5 2.100 9.800 5 9.800C7.400 9.800 9.300 8.400 9.800 6.400',
  ':': 'M3.500 4.500V4.600M3.500 11.500V11.600',
  '.': 'M3 15.800V15.900',
  '°': 'M4 0C5.400 0 6 .9 6 2S5.400 4 4 4 2 3.100 2 2 2.600 0 4 0Z',
};

/** Where the ink of a figure that does not fill its cell begins and ends. */
const inks: Record<string, readonly [left: number, right: number]> = {
  '1': [1.5, 5.5],
  ':': [3.5, 3.5],
  '.': [3, 3],
  '°': [2, 6],
};
const inkOf = (sign: string): readonly [left: number, right: number] => inks[sign] ?? [0, 10];

/** What is left free before a sign that stands after another: as much on both sides of a colon or a point. */
const gap = (before: string, sign: string): number => {
  const apart = /[:.]/.test(before + sign) ? 4.8 : 4;
  // The foot of a 7 is far from its neighbour, however near its bar is.
  return before === '7' ? apart - 0.4 : apart;
};

/** Where the cell of every sign begins, so that their inks stand evenly about 0. */
function cells(text: string): number[] {
  const signs = [...text];
  let end = 0;
  const starts = signs.map((sign, index) => {
    const [left, right] = inkOf(sign);
    const start = end - left + (index === 0 ? 0 : gap(signs[index - 1] ?? '', sign));
    end = start + right;
    return start;
  });
  return starts.map((start) => start - end / 2);
}

/** Draws figures centred on `cx` with their middle at `cy`, `height` tall. */
export function figures(text: string, cx: number, cy: number, height: number, colour: string, weight = 2): string {
  const starts = cells(text);
  const drawn = [...text].map((sign, index) =>
    path(strokes[sign] ?? '', {
      stroke: colour,
      width: weight,
      round: true,
      transform: `translate(${num(starts[index] ?? 0)} -8)`,
    }),
  );
  const fit = `translate(${cx.toFixed(1)} ${cy.toFixed(1)}) scale(${(height / 16).toFixed(3)})`;
  return `<g transform="${fit}">${drawn.join('')}</g>`;
}
