import { isWhite, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { castRect } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { slab } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, group, path, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

const SIDE = 600;
const CORNER = 132;
const MIDDLE = SIDE / 2;

/** Hollow of one bud in the tray: a round one for its head and a long one for its stem. */
const hollow = (ink: string): string => circle(0, 0, 108, { fill: ink }) + rect(-88, 0, 116, 318, 40, { fill: ink });

/** The tray under the clear lid, with both buds in it or with their empty hollows. */
function tray(studio: Studio, one: string | undefined): string {
  const { sheet, colour } = studio;
  const ink = isWhite(colour) ? '#c3c8cf' : '#08090b';
  const place = (side: -1 | 1): string =>
    group(hollow(ink) + (one ?? ''), {
      transform: `translate(${MIDDLE + side * 112} 204) scale(${side * 0.74} 0.74) rotate(3)`,
    });
  return (
    rect(38, 38, SIDE - 76, SIDE - 76, CORNER - 34, { fill: flatFill(sheet, colour) }) +
    rect(38, 38, SIDE - 76, SIDE - 76, CORNER - 34, { stroke: tone(colour, -0.3), width: 3, opacity: 0.6 }) +
    place(-1) +
    place(1)
  );
}

/** The lid over it: rim of thick clear plastic, a dimple in the middle, the window's reflection. */
function lid({ sheet }: Studio): string {
  const dimple = sheet.radial(
    [
      [0, '#ffffff', 0.03],
      [0.74, '#ffffff', 0.07],
      [0.95, '#ffffff', 0.26],
      [1, '#7c8592', 0.3],
    ],
    0.5,
    0.5,
    0.5,
  );
  const sheen = sheet.linear(
    [
      [0, '#ffffff', 0.5],
      [0.7, '#ffffff', 0.12],
      [1, '#ffffff', 0],
    ],
    0,
    0,
    0.6,
    1,
  );
  const clip = sheet.clip(rect(0, 0, SIDE, SIDE, CORNER, { fill: '#000' }));
  return (
    group(path(`M0 0H430L120 ${SIDE}H0Z`, { fill: sheen }), { clip }) +
    circle(MIDDLE, MIDDLE + 50, 84, { fill: dimple }) +
    rect(19, 19, SIDE - 38, SIDE - 38, CORNER - 16, { stroke: '#ffffff', width: 34, opacity: 0.34 }) +
    rect(36, 36, SIDE - 72, SIDE - 72, CORNER - 32, { stroke: '#8b95a3', width: 2.5, opacity: 0.8 }) +
    rect(3, 3, SIDE - 6, SIDE - 6, CORNER - 3, { stroke: '#9aa3b0', width: 5, opacity: 0.9 }) +
    rect(8, 8, SIDE - 16, SIDE - 16, CORNER - 8, { stroke: '#ffffff', width: 4, opacity: 0.9 })
  );
}

/** A square case of clear plastic about the world's origin, standing; `one` is a bud that lies in it. */
export function clearCase(studio: Studio, view: Eye, one?: string): string {
  const glass = studio.sheet.linear(
    [
      [0, '#f4f7fa'],
      [0.5, '#dde3ea'],
      [1, '#c4ccd6'],
    ],
    0,
    0,
    1,
    1,
  );
  const art =
    rect(0, 0, SIDE, SIDE, CORNER, { fill: glass }) +
    castRect(studio.sheet, [40, 44, SIDE - 80, SIDE - 80], CORNER - 34, 16, 0.25) +
    tray(studio, one) +
    lid(studio);
  return slab(view, SIDE, SIDE, 170, { colour: '#ccd4de', finish: 'gloss', r: CORNER }, art);
}
