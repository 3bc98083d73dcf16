import { darken, lighten, mix } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { mainsPlug } from '#adapters/provider-sandbox/pictures/kit/mains.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, ellipse, num, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';

/** A hand-held steamer: a plate with steam holes, a neck, a handle that folds, a water tank below. */
function whole({ sheet, colour }: Studio, view: Eye): string {
  const [w, h, d] = [330, 220, 190];
  const plate =
    rect(0, 0, w, h, 60, { fill: flatFill(sheet, colour, 'gloss') }) +
    rect(20, 18, w - 40, h - 36, 48, { fill: flatFill(sheet, '#c3c7cd', 'metal'), stroke: '#8b9099', width: 3 }) +
    repeat(10, (index) => ellipse(64 + (index % 5) * 50, index < 5 ? 82 : 138, 9, 7, { fill: '#33363c' }));
  const head = pillow(
    view,
    { origin: [-w / 2, -430, d / 2 + 30], u: axes.x, v: axes.y },
    w,
    h,
    d,
    { colour, finish: 'gloss', r: 70, bevel: 26, backBevel: 60, taper: 26 },
    plate,
  );
  const handle = lathe(
    sheet,
    view,
    smooth(
      [
        [74, 0],
        [66, 120],
        [60, 300],
        [84, 420],
      ],
      7,
    ),
    { colour, finish: 'gloss', origin: [0, 160, -30] },
  );
  const tank = lathe(
    sheet,
    view,
    smooth(
      [
        [84, 0],
        [104, 24],
        [108, 180],
        [76, 260],
      ],
      7,
    ),
    { colour: mix('#a9c6d8', colour, 0.35), finish: 'gloss', origin: [0, 420, -30] },
  );
  const k = view.scale;
  const [kx, ky] = view.project([0, -100, 40]);
  const keys =
    rect(kx - 20 * k, ky - 40 * k, 40 * k, 84 * k, 20 * k, { fill: darken(colour, 0.45) }) +
    circle(kx, ky + 80 * k, 10 * k, { fill: lighten(colour, 0.6) });
  const [cx, cy] = view.project([0, 420, -60]);
  const cord =
    tube(
      `M${num(cx)} ${num(cy - 20 * k)}C${num(cx + 170 * k)} ${num(cy + 10 * k)} ${num(cx + 240 * k)} ${num(cy - 120 * k)} ${num(cx + 390 * k)} ${num(cy - 40 * k)}`,
      18 * k,
      '#33363c',
    ) + mainsPlug(sheet, cx + 390 * k, cy - 40 * k, k * 0.84, 118, '#33363c');
  return cord + tank + handle + keys + head;
}

export const drawGarmentSteamer: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1)
    return (
      groundShadow(sheet, 580, 1064, 230, 44) +
      whole(studio, eye({ yaw: -28, pitch: 8, cx: 570, cy: 600, scale: 1.06 }))
    );
  if (view === 2)
    return (
      groundShadow(sheet, 580, 1060, 240, 50) +
      whole(studio, eye({ yaw: 56, pitch: 12, cx: 560, cy: 600, scale: 1.06 }))
    );
  return whole(studio, eye({ yaw: -22, pitch: 10, roll: -6, cx: 600, cy: 1100, scale: 2 }));
};
