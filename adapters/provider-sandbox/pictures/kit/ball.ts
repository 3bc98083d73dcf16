import { tone } from './colour.ts';
import { type Finish, isWhitePlastic, WHITE_RIM } from './finish.ts';
import { path } from './shapes.ts';
import type { Sheet, Stop } from './sheet.ts';

/** White plastic is lit from all around: deep shade and a bright rim beside it would turn it to metal. */
const whiteShade = (colour: string): readonly Stop[] => [
  [0.8, tone(colour, -0.1)],
  [1, tone(colour, -0.17)],
];

/** Fill of an egg-like body lit from the upper left, with a faint light returning from the floor. */
function ballFill(sheet: Sheet, colour: string, finish: Finish = 'matte'): string {
  const peak = finish === 'gloss' ? 0.75 : finish === 'metal' ? 0.6 : 0.34;
  const shade: readonly Stop[] = isWhitePlastic(colour, finish)
    ? whiteShade(colour)
    : [
        [0.82, tone(colour, -0.38)],
        [0.93, tone(colour, -0.46)],
        [1, tone(colour, -0.22)],
      ];
  return sheet.radial(
    [[0, tone(colour, peak)], [0.22, tone(colour, peak * 0.45)], [0.5, tone(colour, 0)], ...shade],
    0.34,
    0.28,
    0.78,
  );
}

/** A free-form glossy body: the path shaded as a ball, an edge light and a soft contour. */
export function blob(sheet: Sheet, d: string, colour: string, finish: Finish = 'matte'): string {
  const edge = sheet.linear(
    isWhitePlastic(colour, finish)
      ? [
          [0, tone(colour, WHITE_RIM), 0.9],
          [1, tone(colour, -0.3), 0.7],
        ]
      : [
          [0, tone(colour, 0.7), 0.9],
          [0.35, tone(colour, 0.1), 0.1],
          [1, tone(colour, -0.6), 0.7],
        ],
    0,
    0,
    1,
    1,
  );
  return path(d, { fill: ballFill(sheet, colour, finish) }) + path(d, { stroke: edge, width: 2.5 });
}
