import { darken, lighten, lightness } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { circle, group, path, place, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { mopOf } from './robot-vacuum-mops.ts';

const BASE = '#34373d';
const WELL = '#0d0e11';

/** A wheel with its tread, half sunk into its well. */
function driveWheel({ sheet }: Studio, x: number): string {
  const tyre = sheet.linear([
    [0, '#0c0d10'],
    [0.25, '#3a3e45'],
    [0.5, '#555a63'],
    [0.75, '#33363c'],
    [1, '#0c0d10'],
  ]);
  const tread = repeat(11, (index) =>
    path(`M-32 ${-88 + index * 17}L0 ${-80 + index * 17}L32 ${-88 + index * 17}`, {
      stroke: '#15161a',
      width: 5,
      round: true,
      opacity: 0.85,
    }),
  );
  return place(
    rect(-50, -118, 100, 236, 30, { fill: WELL, stroke: '#565b64', width: 3 }) +
      rect(-36, -98, 72, 196, 14, { fill: tyre }) +
      tread,
    x,
    0,
  );
}

/** The main brush in its frame: a roller with blades of rubber that meet in its middle. */
function mainBrush({ sheet, chance }: Studio): string {
  const ink = chance.pick('bristle', ['#b9613f', '#a23a42', '#5a7fb4']);
  const roller = sheet.linear([
    [0, '#17181c'],
    [0.36, '#62676f'],
    [0.6, '#35383e'],
    [1, '#0f1013'],
  ]);
  const clip = sheet.clip(rect(-172, 122, 344, 82, 22, { fill: '#000' }));
  const blade = (index: number): string => {
    const x = -300 + index * 40;
    return (
      path(`M${x} 206C${x + 30} 176 ${x + 60} 150 ${x + 84} 120`, { stroke: '#202227', width: 13, round: true }) +
      path(`M${x - 3} 206C${x + 27} 176 ${x + 57} 150 ${x + 81} 120`, { stroke: '#7a808a', width: 3, opacity: 0.7 })
    );
  };
  const half = group(repeat(8, blade), { clip: sheet.clip(rect(-172, 118, 172, 90, 0, { fill: '#000' })) });
  return (
    rect(-206, 102, 412, 122, 24, { fill: '#24262b', stroke: '#565b64', width: 3 }) +
    rect(-184, 114, 368, 98, 26, { fill: WELL }) +
    group(rect(-172, 122, 344, 82, 22, { fill: roller }) + half + group(half, { transform: 'scale(-1 1)' }), { clip }) +
    [-1, 1]
      .map(
        (side) =>
          rect(side * 172 - 9, 124, 18, 78, 8, { fill: ink }) +
          rect(side * 194 - 7, 146, 14, 34, 6, { fill: '#8b9099' }),
      )
      .join('')
  );
}

/** The sweeper beside the front: three arms, each with a fan of fine bristles. */
function sweeper(): string {
  const fan = repeat(7, (index) =>
    path(`M34 ${(index - 3) * 2}Q84 ${(index - 3) * 5} 132 ${-14 + (index - 3) * 9}`, {
      stroke: index % 2 ? '#60656e' : '#24262b',
      width: 3,
      round: true,
      opacity: 0.9,
    }),
  );
  const arm = (index: number): string =>
    group(
      fan +
        path('M0 0H44', { stroke: '#1a1b1f', width: 17, round: true }) +
        path('M4 -3H42', { stroke: '#4a4e56', width: 4, round: true }),
      {
        transform: `rotate(${index * 120 + 74})`,
      },
    );
  return place(
    circle(0, 0, 50, { fill: WELL, opacity: 0.55 }) +
      repeat(3, arm) +
      circle(0, 0, 25, { fill: '#4a4e56', stroke: '#1a1b1f', width: 3 }) +
      circle(0, 0, 9, { fill: '#8f959e' }),
    246,
    222,
  );
}

/** What stands at the front: a turning castor, two contacts for the dock, and eyes about the rim that see a step down. */
function front(): string {
  const eyes = [-74, -36, 36, 74].map((degrees) =>
    group(
      rect(-24, 352, 48, 20, 10, { fill: '#08090b', stroke: '#565b64', width: 2 }) +
        rect(-14, 358, 28, 8, 4, { fill: '#3a1a22' }),
      {
        transform: `rotate(${degrees})`,
      },
    ),
  );
  const contact = (x: number): string => rect(x - 30, 322, 60, 18, 6, { fill: '#b9bdc4', stroke: '#6d727a', width: 2 });
  return (
    eyes.join('') +
    contact(-104) +
    contact(104) +
    circle(0, 298, 48, { fill: WELL, stroke: '#565b64', width: 3 }) +
    rect(-18, 264, 36, 68, 14, { fill: '#c9ccd1' }) +
    rect(-18, 298, 36, 34, 14, { fill: '#2b2d32' })
  );
}

/** Seen from below: brush, wheels, castor, the side sweeper and what wipes the floor; the front is at the foot. */
export function underside(studio: Studio): string {
  const { sheet, colour } = studio;
  const bright = lightness(colour) > 0.5;
  const screw = (x: number, y: number): string =>
    circle(x, y, 9, { fill: '#1a1b1f' }) + path(`M${x - 5} ${y}H${x + 5}`, { stroke: '#6d727a', width: 2.5 });
  return (
    circle(0, 0, 410, {
      fill: sheet.linear(
        [
          [0, bright ? darken(colour, 0.22) : darken(colour, 0.3)],
          [1, bright ? colour : lighten(colour, 0.26)],
        ],
        0.2,
        0,
        0.8,
        1,
      ),
    }) +
    circle(0, 0, 392, {
      fill: sheet.linear([
        [0, darken(BASE, 0.3)],
        [1, lighten(BASE, 0.12)],
      ]),
      stroke: '#1a1b1f',
      width: 3,
    }) +
    circle(0, 0, 380, { stroke: lighten(BASE, 0.2), width: 2, opacity: 0.5 }) +
    rect(-196, -92, 392, 168, 26, { fill: lighten(BASE, 0.06), stroke: '#202227', width: 3 }) +
    rect(-44, 48, 88, 16, 8, { fill: '#202227' }) +
    [-168, 168].flatMap((x) => [-66, 50].map((y) => screw(x, y))).join('') +
    driveWheel(studio, -290) +
    driveWheel(studio, 290) +
    mainBrush(studio) +
    mopOf(studio) +
    front() +
    sweeper()
  );
}
