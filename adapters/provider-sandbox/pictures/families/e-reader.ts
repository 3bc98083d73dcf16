import { isWhite, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { castRect, footShadow, glassSheen } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { boxFeet, slab } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { group, place, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { type Reader, readers } from './e-reader-builds.ts';
import { pages } from './e-reader-pages.ts';

/** Pixels to a millimetre: a large reader is shown larger than a small one, but not as much as it is. */
const scaleOf = ({ body: [, h] }: Reader): number => 780 / (80 + h * 0.55);

function front({ sheet, chance, colour }: Studio, reader: Reader, kind: keyof typeof pages): string {
  const s = scaleOf(reader);
  const [w, h] = [reader.body[0] * s, reader.body[1] * s];
  const [x, y, sw, sh] = reader.screen.map((side) => side * s) as [number, number, number, number];
  const r = reader.corner * s;
  const face = reader.face ?? colour;
  const clip = sheet.clip(rect(0, 0, sw, sh, 4, { fill: '#000' }));
  const page = group(pages[kind](sheet, chance, sw, sh), { clip });
  const recess = reader.flush
    ? rect(x, y, sw, sh, 4, { stroke: tone(face, isWhite(face) ? -0.2 : 0.24), width: 2 })
    : rect(x - 4, y - 4, sw + 8, sh + 8, 7, { stroke: '#05070b', width: 7, opacity: 0.5 }) +
      rect(x, y, sw, 9, 2, { fill: '#05070b', opacity: 0.28 }) +
      rect(x, y, 7, sh, 2, { fill: '#05070b', opacity: 0.2 });
  const rim = rect(2, 2, w - 4, h - 4, r - 2, {
    stroke: tone(face, isWhite(face) ? -0.12 : 0.4),
    width: 3,
    opacity: 0.7,
  });
  return (
    rect(0, 0, w, h, r, { fill: flatFill(sheet, colour) }) +
    (reader.face ? rect(4, 4, w - 8, h - 8, r - 4, { fill: flatFill(sheet, face, 'gloss') }) : rim) +
    place(page, x, y) +
    recess +
    place(reader.keys(face), 0, 0, s) +
    glassSheen(sheet, w, h, r, reader.flush ? 0.5 : 0.2)
  );
}

function body(studio: Studio, reader: Reader, view: Eye, face: string, pen: boolean): string {
  const { colour } = studio;
  const s = scaleOf(reader);
  const [w, h, depth] = [reader.body[0] * s, reader.body[1] * s, reader.thick * s];
  const stylus =
    reader.stylus && pen
      ? slab(
          view,
          26,
          h * 0.68,
          22,
          { colour, r: 12, at: [w / 2 + 16, -h * 0.06, 0] },
          rect(0, 0, 26, h * 0.68, 13, { fill: flatFill(studio.sheet, colour) }) +
            rect(9, h * 0.09, 8, h * 0.1, 4, { fill: tone(colour, -0.25) }) +
            rect(10, h * 0.68 - 16, 6, 22, 3, { fill: '#5a5e66' }),
        )
      : '';
  return slab(view, w, h, depth, { colour, r: reader.corner * s }, face) + stylus;
}

export const drawEReader: Draw = (studio) => {
  const { sheet, chance, colour, view } = studio;
  const reader = readers[chance.pick('build', ['verse', 'inkpad', 'era', 'paperwhite', 'notebook'])];
  const s = scaleOf(reader);
  const [w, h] = [reader.body[0] * s, reader.body[1] * s];
  const r = reader.corner * s;
  if (view === 1) {
    const rear = eye({ yaw: 26, pitch: 5, roll: -6, cx: 400, cy: 560, scale: 0.96 });
    const face = eye({ yaw: -18, pitch: 5, roll: 4, cx: 690, cy: 610, scale: 1.02 });
    const back =
      rect(0, 0, w, h, r, { fill: flatFill(sheet, colour, 'matte', -0.05) }) + place(reader.back(colour), 0, 0, s);
    return (
      footShadow(sheet, boxFeet(rear, w, h)) +
      footShadow(sheet, boxFeet(face, w, h)) +
      body(studio, reader, rear, back, false) +
      body(studio, reader, face, front(studio, reader, reader.cover), true)
    );
  }
  if (view === 2) {
    const face = eye({ yaw: 24, pitch: 6, roll: -2, cx: 600, cy: 590, scale: 1.16 });
    return (
      footShadow(sheet, boxFeet(face, w, h)) + body(studio, reader, face, front(studio, reader, reader.inside), true)
    );
  }
  const lying = eye({ yaw: -34, pitch: 26, roll: 10, cx: 640, cy: 620, scale: 1.5 });
  const ground = group(castRect(sheet, [0, 0, w, h], r, 44, 0.3), {
    transform: lying.plane([-w / 2 + 16, -h / 2 + 20, -40], [1, 0, 0], [0, 1, 0]),
  });
  return ground + body(studio, reader, lying, front(studio, reader, reader.inside), true);
};
