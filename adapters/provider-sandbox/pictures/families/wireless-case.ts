import { darken, isWhite, lighten, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { glow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, group, path, polygon, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye, Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { STATE, UNIT } from './wireless-parts.ts';

/** The charging case: its width, how deep it is from the front to the back, and how high its lower half is. */
const CASE = { w: 640, l: 210, h: 190, lid: 176 };
const CORNER = 86;
/** How far its lid leans back when it is open. */
const LEAN = 0.3;
/** How far a unit stands in its well. */
const SUNK = 96;

/** Where the wells are, from its middle. */
export const wells = [-196, 0, 196] as const;

const linings = (colour: string): { lining: string; well: string } =>
  isWhite(colour) ? { lining: '#4a4e57', well: '#17191d' } : { lining: '#24272c', well: '#060709' };

/** What stands in a well: it is seen above the near edge of that. */
export function seated({ sheet }: Studio, view: Eye, x: number, draw: (at: Vec) => string): string {
  const near = UNIT.d / 2 + 9;
  const [[left, foot], [right, end]] = [view.project([x - 100, 0, near]), view.project([x + 100, 0, near])];
  const clip = sheet.clip(
    path(
      polygon([
        [left, foot],
        [right, end],
        [right + 200, -200],
        [left - 200, -200],
      ]),
      { fill: '#000' },
    ),
  );
  return group(draw([x, SUNK, 0]), { clip });
}

/** The open case, the top of its lower half at the height of the world's origin; `inside` stands in its wells. */
export function openCase(studio: Studio, view: Eye, inside: string): string {
  const { sheet, colour } = studio;
  const { w, l, h, lid } = CASE;
  const { lining, well } = linings(colour);
  const tray =
    rect(16, 16, w - 32, l - 32, CORNER - 16, {
      fill: flatFill(sheet, lining),
      stroke: darken(lining, 0.5),
      width: 3,
    }) +
    wells
      .map((x) =>
        rect(w / 2 + x - UNIT.w / 2 - 9, l / 2 - UNIT.d / 2 - 9, UNIT.w + 18, UNIT.d + 18, 44, {
          fill: well,
          stroke: lighten(lining, 0.22),
          width: 3,
        }),
      )
      .join('');
  const hollow =
    rect(16, 16, w - 32, lid - 24, CORNER - 16, {
      fill: sheet.linear([
        [0, darken(lining, 0.5)],
        [0.4, lining],
        [1, darken(lining, 0.3)],
      ]),
      stroke: darken(lining, 0.5),
      width: 3,
    }) + wells.map((x) => rect(w / 2 + x - 62, 40, 124, 76, 34, { fill: well, opacity: 0.55 })).join('');
  const top = pillow(
    view,
    {
      origin: [-w / 2, -lid * Math.cos(LEAN) + 22, -l / 2 - lid * Math.sin(LEAN) + 14],
      u: axes.x,
      v: [0, Math.cos(LEAN), Math.sin(LEAN)],
    },
    w,
    lid,
    64,
    { colour, finish: 'gloss', r: CORNER, bevel: 10, backBevel: 36 },
    hollow,
  );
  const lower = pillow(
    view,
    { origin: [-w / 2, 0, -l / 2], u: axes.x, v: axes.z },
    w,
    l,
    h,
    { colour, finish: 'gloss', r: CORNER, bevel: 10, backBevel: 40 },
    tray,
  );
  const lamps = repeat(4, (index) => {
    const [x, y] = view.project([-39 + index * 26, h * 0.42, l / 2]);
    const lit = index < 3;
    return (
      (lit ? glow(sheet, x, y, 20 * view.scale, STATE, 0.6) : '') +
      circle(x, y, 5.5 * view.scale, { fill: lit ? STATE : tone(colour, -0.3) })
    );
  });
  return top + lower + lamps + inside;
}
