import { mix } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { prism, roundedOutline, slab } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { ofPhone } from './of-phone.ts';
import { opening } from './phone-cameras.ts';
import { phoneBack, phoneBuild } from './phone-parts.ts';

/** The back of the phone it is for, and before its cameras a clear sheet of their outline. */
function whole(studio: Studio, view: Eye, away: number): string {
  const { sheet } = studio;
  const held = { ...ofPhone(studio), colour: mix('#4a4e56', studio.colour, 0.25) };
  const build = phoneBuild(held);
  const { w, h, r, depth } = build;
  const [x, y, fw, fh, fr] = opening(held, w);
  const film =
    rect(0, 0, fw, fh, fr, {
      fill: sheet.linear(
        [
          [0, '#ffffff', 0.75],
          [0.4, '#dcecf5', 0.25],
          [0.7, '#ffffff', 0.5],
          [1, '#b8d2e0', 0.4],
        ],
        0,
        0,
        1,
        1,
      ),
    }) + rect(2, 2, fw - 4, fh - 4, fr, { stroke: '#7fa8bd', width: 4, opacity: 0.9 });
  return (
    slab(view, w, h, depth, { colour: held.colour, finish: 'metal', r }, phoneBack(held, build)) +
    prism(
      view,
      { origin: [x - w / 2, y - h / 2, depth / 2 + away], u: [1, 0, 0], v: [0, 1, 0] },
      roundedOutline(fw, fh, fr),
      9,
      { colour: '#a9cbdb', finish: 'gloss', shift: 0.2 },
      film,
    )
  );
}

export const drawLensFilm: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1)
    return (
      groundShadow(sheet, 600, 1090, 300, 40) +
      whole(studio, eye({ yaw: -34, pitch: 8, roll: 4, cx: 640, cy: 590, scale: 1.08 }), 240)
    );
  if (view === 2)
    return (
      groundShadow(sheet, 600, 1090, 280, 40) +
      whole(studio, eye({ yaw: 28, pitch: 6, roll: -3, cx: 600, cy: 590, scale: 1.1 }), 20)
    );
  return whole(studio, eye({ yaw: -36, pitch: 14, roll: 8, cx: 640, cy: 1180, scale: 2.1 }), 130);
};
