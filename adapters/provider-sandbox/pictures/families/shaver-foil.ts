import { tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { holes } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { roundFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { gleam } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { circle, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { black, inlay, type Razor, ridges, ringKey, shell, steel, teeth } from './shaver-parts.ts';

const gold = '#c9a56a';

/** The cassette: arched foils with a gilt lifter between them, in a steel frame that swings on its arms. */
function cassette({ sheet }: Studio): string {
  const strip = (y: number, h: number, ink: string): string => {
    const d = `M-126 ${y + h}C-126 ${y + h * 0.3} -112 ${y} -92 ${y}H92C112 ${y} 126 ${y + h * 0.3} 126 ${y + h}Z`;
    const dome = sheet.linear([
      [0, tone(ink, 0.75)],
      [0.4, ink],
      [1, tone(ink, -0.6)],
    ]);
    return path(d, { fill: dome }) + path(d, { fill: holes(sheet, 8, '#26282d'), opacity: 0.75 });
  };
  const bar = (y: number, ink: string): string =>
    rect(-122, y, 244, 17, 6, {
      fill: sheet.linear([
        [0, tone(ink, 0.6)],
        [1, tone(ink, -0.4)],
      ]),
    }) + teeth(34, -118, y + 3, 236, 6, tone(ink, -0.5));
  return (
    strip(-214, 46, steel) +
    bar(-170, gold) +
    bar(-152, steel) +
    strip(-136, 46, steel) +
    path('M-140 -94H140L128 40Q124 62 100 62H-100Q-124 62 -128 40Z', { fill: roundFill(sheet, steel, 'metal') }) +
    path('M-116 -72H116L106 22Q104 36 88 36H-88Q-104 36 -106 22Z', { fill: roundFill(sheet, '#1f2126', 'gloss') }) +
    circle(-132, -30, 13, { fill: '#8b9099', stroke: '#4a4d55', width: 4 }) +
    circle(132, -30, 13, { fill: '#8b9099', stroke: '#4a4d55', width: 4 })
  );
}

/** A foil shaver: broad shoulders, metal flanks, a rubber front with a key between thumb rests and a column of charge. */
export function foil(studio: Studio): Razor {
  const { sheet, colour } = studio;
  const grip =
    'M-104 62C-140 90 -138 150 -124 216C-108 296 -104 360 -112 450C-118 540 -104 640 -56 640H56C104 640 118 540 112 450C104 360 108 296 124 216C138 150 140 90 104 62Z';
  const front =
    'M-70 84H70C92 130 78 220 66 300C58 370 66 440 68 500C70 560 52 608 0 608C-52 608 -70 560 -68 500C-66 440 -58 370 -66 300C-78 220 -92 130 -70 84Z';
  const head = cassette(studio);
  const handle = shell(sheet, grip, tone(colour, 0.3), 'metal');
  const rubber = inlay(sheet, front, '#1f2126', 'matte', gold);
  const charge =
    repeat(5, (index) => rect(-30 + index * 5, 430 + index * 19, 60 - index * 10, 10, 5, { fill: '#dfe4ea' })) +
    path('M0 540C-12 556 -14 572 0 578C14 572 12 556 0 540Z', { stroke: '#7fb8e0', width: 4 });
  const back =
    handle +
    inlay(sheet, front, '#1f2126', 'matte', '#5a5e66') +
    rect(-50, 100, 100, 130, 16, { fill: roundFill(sheet, '#4a4d55', 'gloss') }) +
    rect(-44, 100, 88, 26, 6, { fill: roundFill(sheet, steel, 'metal') }) +
    teeth(14, -40, 102, 80, 16, '#8b9099') +
    rect(-18, 150, 36, 58, 12, { fill: black, stroke: gold, width: 3 }) +
    ridges(-44, 280, 88, 11, 26, '#2b2d32') +
    head;
  return {
    front:
      handle +
      rubber +
      ridges(-46, 120, 92, 3, 17, '#2b2d32') +
      ringKey(sheet, 250, 46, '#15171b', steel) +
      ridges(-36, 316, 72, 3, 17, '#2b2d32') +
      charge +
      head +
      rect(-30, -40, 60, 34, 12, { fill: roundFill(sheet, '#5a5e66', 'metal') }) +
      gleam('M-110 130C-112 220 -92 300 -96 440', 9, 0.5),
    beside: back,
    alone: back,
  };
}
