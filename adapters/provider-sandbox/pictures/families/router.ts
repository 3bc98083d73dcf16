import { darken, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes, prism, roundedOutline } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye, unit } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onFront, onTop } from '#adapters/provider-sandbox/pictures/kit/surface.ts';
import { tops } from './router-tops.ts';

/** Where the aerials stand: along the back edge, or at the four corners. */
function aerials(
  { chance, colour, sheet }: Studio,
  view: Eye,
  w: number,
  d: number,
): { behind: string; before: string } {
  const ink = chance.yes('dark-aerials', 0.5) ? mix(colour, '#1d1f24', 0.5) : colour;
  const round = (x: number, z: number, tilt: number): string =>
    lathe(
      sheet,
      view,
      [
        [19, 0],
        [20, 40],
        [15, 60],
        [13, 400],
        [9, 412],
      ],
      { colour: ink, axis: unit([tilt, -1, 0.04]), origin: [x, -10, z] },
    );
  const paddle = (x: number, z: number, tilt: number): string =>
    prism(
      view,
      { origin: [x - 24 + tilt * 380, -390, z + 10], u: axes.x, v: unit([-tilt, 1, 0]) },
      roundedOutline(48, 380, 22),
      18,
      { colour: ink },
      rect(0, 0, 48, 380, 22, { fill: flatFill(sheet, ink) }) +
        rect(10, 14, 28, 300, 14, { stroke: tone(ink, 0.3), width: 2 }),
    );
  const one = chance.pick('aerial', ['round', 'paddle']) === 'paddle' ? paddle : round;
  if (chance.yes('at-corners', 0)) {
    const side = (z: number, tilt: number): string => one(-w / 2 - 4, z, -tilt) + one(w / 2 + 4, z, tilt);
    return { behind: side(-d * 0.34, 0.08), before: side(d * 0.3, 0.16) };
  }
  const back = repeat(4, (index) => one(-w * 0.4 + (index * w * 0.8) / 3, -d / 2 + 6, (index - 1.5) * 0.09));
  return { behind: back, before: '' };
}

/** A flat box with aerials. */
function flat(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const [w, h, d] = [chance.range('w', 600, 740), chance.range('h', 60, 96), chance.range('d', 330, 430)];
  const corner = chance.range('corner', 20, 90);
  const { behind, before } = aerials(studio, view, w, d);
  const light = chance.pick('light', ['#5fd0ff', '#46e0b0', '#ff5a5f']);
  const centred = chance.yes('centre-lights', 0.5);
  const leds = repeat(6, (index) =>
    rect((centred ? w / 2 - 100 : w * 0.12) + index * 36, h * 0.44, 18, 8, 4, {
      fill: index < 4 ? light : darken(colour, 0.5),
    }),
  );
  const top = tops[chance.pick('top', ['wedge', 'smooth', 'ribs', 'split', 'armour', 'waves'])](studio, w, d);
  const shell = pillow(
    view,
    { origin: [-w / 2, -h / 2, -d / 2], u: axes.x, v: axes.z },
    w,
    d,
    h,
    { colour, finish: chance.pick('finish', ['matte', 'gloss']), r: corner, bevel: 14, backBevel: 12 },
    rect(14, 14, w - 28, d - 28, corner, { fill: flatFill(sheet, colour) }),
  );
  return behind + shell + onTop(view, -h / 2, top) + onFront(view, d / 2, leds, -w / 2, -h / 2) + before;
}

export const drawRouter: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1)
    return (
      groundShadow(sheet, 610, 860, 470, 120) +
      flat(studio, eye({ yaw: -22, pitch: 26, cx: 600, cy: 760, scale: 1.16 }))
    );
  if (view === 2)
    return (
      groundShadow(sheet, 600, 830, 470, 140) + flat(studio, eye({ yaw: 32, pitch: 36, cx: 600, cy: 740, scale: 1.1 }))
    );
  return flat(studio, eye({ yaw: -30, pitch: 30, roll: 4, cx: 700, cy: 760, scale: 2 }));
};
