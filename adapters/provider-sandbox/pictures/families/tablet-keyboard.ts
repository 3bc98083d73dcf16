import { darken, lighten, lightness, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { layShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { axes, plate, prism, roundedOutline } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { homeScreen, screen } from '#adapters/provider-sandbox/pictures/kit/screen.ts';
import { rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

const [w, l] = [860, 480];
/** How thick it is. */
const DEEP = 16;

/** Flat keys in rows, a touch pad where the model has one. */
function deck({ sheet, chance, colour }: Studio): string {
  const cap = lightness(colour) > 0.5 ? '#f4f4f2' : '#2a2d33';
  const pad = chance.yes('touch-pad', 0.6);
  const [kx, kw, ky, kh] = [34, w - 68, 34, pad ? l * 0.56 : l * 0.74];
  const pitch = kh / 5;
  const fill = sheet.linear([
    [0, lighten(cap, 0.1)],
    [1, darken(cap, 0.1)],
  ]);
  const row = (count: number, index: number): string =>
    repeat(count, (key) =>
      rect(kx + (kw / count) * key + 3, ky + pitch * index + 3, kw / count - 6, pitch - 6, 9, {
        fill,
        stroke: darken(cap, 0.3),
        width: 1.2,
      }),
    );
  const last =
    row(3, 4).slice(0, 0) +
    [0, 1, 2, 8.2, 9.2, 10.2, 11.2]
      .map((at) => rect(kx + (kw / 12.2) * at + 3, ky + pitch * 4 + 3, kw / 12.2 - 6, pitch - 6, 9, { fill }))
      .join('') +
    rect(kx + (kw / 12.2) * 3 + 3, ky + pitch * 4 + 3, (kw / 12.2) * 5.2 - 6, pitch - 6, 9, { fill });
  const touch = pad
    ? rect(w * 0.31, l * 0.69, w * 0.38, l * 0.27, 16, {
        fill: flatFill(sheet, tone(colour, -0.05)),
        stroke: darken(colour, 0.25),
        width: 2,
      })
    : '';
  return rect(0, 0, w, l, 34, { fill: flatFill(sheet, colour) }) + [14, 14, 13, 12].map(row).join('') + last + touch;
}

/** The tablet leaning on its back panel, held by magnets; from the front or from behind. */
function upright(studio: Studio, view: Eye, behind: boolean): string {
  const { sheet, chance, colour } = studio;
  const h = 600;
  const lean = 0.36;
  const [c, s] = [Math.cos(lean), Math.sin(lean)];
  const foot = -l / 2 + (chance.yes('floating', 0.5) ? 70 : 20);
  const lift = chance.yes('floating', 0.5) ? 60 : 0;
  const look = { colour: behind ? colour : '#3a3d43' };
  const v = [0, c, s] as const;
  const origin = [-h * c - lift, foot - h * s] as const;
  if (behind)
    return prism(
      view,
      { origin: [w / 2, origin[0], origin[1] - 18], u: axes.left, v },
      roundedOutline(w, h, 34),
      24,
      look,
      rect(0, 0, w, h, 34, { fill: flatFill(sheet, colour) }) +
        rect(0, h * 0.5, w, 3, 0, { fill: darken(colour, 0.35) }) +
        rect(46, 46, 92, 92, 40, { fill: '#17191d', stroke: darken(colour, 0.4), width: 4 }),
    );
  const content = (sw: number, sh: number): string => homeScreen(chance, sw, sh, 8, 3);
  return prism(
    view,
    { origin: [-w / 2, ...origin], u: axes.x, v },
    roundedOutline(w, h, 34),
    22,
    look,
    screen(sheet, chance, w, h, { r: 34, bezel: 26, body: '#5a5e66', content, sheen: 0.6 }),
  );
}

function whole(studio: Studio, view: Eye, behind = false): string {
  const { chance, colour } = studio;
  const hinge = chance.yes('floating', 0.5)
    ? lathe(
        studio.sheet,
        view,
        [
          [20, 0],
          [20, w * 0.7],
        ],
        { colour: darken(colour, 0.1), origin: [-w * 0.35, -16, -l / 2 + 20], axis: [1, 0, 0] },
      )
    : '';
  const base = plate(view, w, l, DEEP, { colour, r: 34 }, deck(studio));
  const floor = { frame: { origin: [-w / 2, DEEP, -l / 2], u: axes.x, v: axes.z }, w, l, r: 34 } as const;
  return layShadow(studio.sheet, view, floor, 60) + base + hinge + upright(studio, view, behind);
}

export const drawTabletKeyboard: Draw = (studio) => {
  const { view } = studio;
  if (view === 1) return whole(studio, eye({ yaw: -24, pitch: 26, cx: 600, cy: 800, scale: 0.98 }));
  if (view === 2) return whole(studio, eye({ yaw: 150, pitch: 18, cx: 640, cy: 780, scale: 0.98 }), true);
  return whole(studio, eye({ yaw: -28, pitch: 48, roll: 2, cx: 620, cy: 620, scale: 1.4 }));
};
