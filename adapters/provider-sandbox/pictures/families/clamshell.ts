import { darken, lighten } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { figures } from '#adapters/provider-sandbox/pictures/kit/glyphs.ts';
import { lathe } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { lens } from '#adapters/provider-sandbox/pictures/kit/lens.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { prism, roundedOutline, slab } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { lockScreen, screen } from '#adapters/provider-sandbox/pictures/kit/screen.ts';
import { circle, place, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { keypad } from './keypad.ts';

const [w, h] = [390, 480];
const thick = 44;

/** The upper half from within: speaker and screen. */
const upper = ({ sheet, chance }: Studio): string =>
  rect(0, 0, w, h, 70, { fill: flatFill(sheet, '#17181c', 'gloss') }) +
  rect(w / 2 - 40, 34, 80, 8, 4, { fill: '#3a3d43' }) +
  place(
    screen(sheet, chance, w - 64, h - 130, {
      r: 14,
      bezel: 6,
      body: '#3a3d43',
      content: (sw, sh) => lockScreen(chance, sw, sh),
    }),
    32,
    70,
  );

/** The lower half from within: the keys. */
const lower = (studio: Studio): string =>
  rect(0, 0, w, h, 70, { fill: flatFill(studio.sheet, studio.colour) }) + keypad(studio, w, h - 60, 30);

/** Opened nearly straight, about the hinge. */
function open(studio: Studio, view: Eye): string {
  const { sheet, colour } = studio;
  const lean = 0.26;
  const [c, s] = [Math.cos(lean), Math.sin(lean)];
  const shape = roundedOutline(w, h, 70);
  const look = { colour, finish: 'gloss' as const };
  return (
    prism(view, { origin: [-w / 2, 0, 0], u: [1, 0, 0], v: [0, c, s] }, shape, thick, look, lower(studio)) +
    prism(view, { origin: [-w / 2, -h, 0], u: [1, 0, 0], v: [0, 1, 0] }, shape, thick, look, upper(studio)) +
    lathe(
      sheet,
      view,
      [
        [26, 0],
        [26, w * 0.8],
      ],
      { colour: darken(colour, 0.2), finish: 'gloss', origin: [-w * 0.4, 0, -16], axis: [1, 0, 0] },
    )
  );
}

/** Closed: the lid with its small screen and camera. */
function closed({ sheet, colour }: Studio, view: Eye): string {
  const art =
    rect(0, 0, w, h, 70, { fill: flatFill(sheet, colour, 'gloss') }) +
    lens(sheet, w / 2, 92, 34, darken(colour, 0.2)) +
    circle(w / 2 + 66, 92, 10, { fill: '#f6ecc8' }) +
    rect(w / 2 - 96, 170, 192, 150, 16, { fill: '#08090b' }) +
    figures('10:09', w / 2, 246, 40, '#ffffff', 2) +
    rect(3, 3, w - 6, h - 6, 68, { stroke: lighten(colour, 0.4), width: 3, opacity: 0.6 });
  return slab(view, w, h, thick * 2, { colour, finish: 'gloss', r: 70 }, art);
}

export const drawClamshell: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1)
    return (
      groundShadow(sheet, 600, 1080, 400, 42) +
      closed(studio, eye({ yaw: 24, pitch: 8, roll: -5, cx: 350, cy: 790, scale: 1 })) +
      open(studio, eye({ yaw: -20, pitch: 6, roll: 4, cx: 760, cy: 590, scale: 1.02 }))
    );
  if (view === 2)
    return (
      groundShadow(sheet, 600, 960, 330, 50) +
      closed(studio, eye({ yaw: -26, pitch: 10, roll: 3, cx: 600, cy: 600, scale: 1.45 }))
    );
  return open(studio, eye({ yaw: 22, pitch: 12, roll: -6, cx: 600, cy: 620, scale: 1.6 }));
};
