import { darken, lighten, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { slots } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { glow, groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye, unit } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onFront, onTop } from '#adapters/provider-sandbox/pictures/kit/surface.ts';

/** A flat box with aerials along its back edge. */
function flat(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const [w, h, d] = [chance.range('w', 640, 740), 76, 410];
  const count = chance.pick('aerials', [4, 6, 4, 8]);
  const ink = chance.yes('dark-aerials', 0.5) ? mix(colour, '#1d1f24', 0.5) : colour;
  const aerial = (x: number, z: number, lean: number): string =>
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
      { colour: ink, axis: unit([lean, -1, 0.04]), origin: [x, -10, z] },
    );
  const back = repeat(Math.min(count, 4), (index) =>
    aerial(
      -w * 0.4 + (index * w * 0.8) / (Math.min(count, 4) - 1),
      -d / 2 + 6,
      (index - (Math.min(count, 4) - 1) / 2) * 0.09,
    ),
  );
  const sides =
    count > 4
      ? repeat(count - 4, (index) =>
          aerial((index % 2 ? 1 : -1) * (w / 2 + 6), index < 2 ? 60 : -60, (index % 2 ? 1 : -1) * 0.2),
        )
      : '';
  const light = chance.pick('light', ['#5fd0ff', '#46e0b0', '#ff5a5f']);
  const leds = repeat(6, (index) =>
    rect(w * 0.34 + index * 36, h * 0.42, 18, 8, 4, { fill: index < 4 ? light : darken(colour, 0.5) }),
  );
  const face = rect(0, 0, w, h, 30, { fill: flatFill(sheet, tone(colour, -0.12)) }) + leds;
  const facets = path(
    `M${-w / 2 + 30} ${-d / 2 + 40}L0 ${d * 0.16}L${w / 2 - 30} ${-d / 2 + 40}L${w / 2 - 30} ${-d / 2 + 20}H${-w / 2 + 30}Z`,
    {
      fill: sheet.linear([
        [0, tone(colour, -0.14)],
        [1, tone(colour, 0.16)],
      ]),
      stroke: lighten(colour, 0.3),
      width: 2,
    },
  );
  const vents = repeat(2, (index) =>
    slots(index ? w * 0.22 : -w * 0.42, -d * 0.06, w * 0.2, d * 0.42, 9, darken(colour, 0.6), lighten(colour, 0.4)),
  );
  const top =
    rect(-w / 2 + 16, -d / 2 + 16, w - 32, d - 32, 24, {
      fill: flatFill(sheet, colour, chance.pick('finish', ['matte', 'gloss'])),
    }) +
    facets +
    vents;
  return (
    back +
    sides +
    pillow(
      view,
      { origin: [-w / 2, -h / 2, d / 2], u: axes.x, v: axes.y },
      w,
      h,
      d,
      { colour, r: 30, bevel: 16, backBevel: 10 },
      face,
    ) +
    onTop(view, -h / 2, top)
  );
}

/** One tall node of a mesh set. */
function node({ sheet, chance, colour }: Studio, view: Eye): string {
  const r = chance.range('r', 150, 180);
  const h = chance.range('node', 430, 520);
  const light = chance.pick('light', ['#5fd0ff', '#ffffff', '#46e0b0']);
  const body = lathe(
    sheet,
    view,
    smooth(
      [
        [r * 0.86, 0],
        [r * 0.98, 24],
        [r, h * 0.4],
        [r * 0.9, h * 0.9],
        [r * 0.8, h],
      ],
      8,
    ),
    { colour, finish: chance.pick('finish', ['matte', 'gloss']), origin: [0, h / 2, 0] },
  );
  const top =
    circle(0, 0, r * 0.74, { fill: tone(colour, -0.14) }) +
    slots(-r * 0.5, -r * 0.5, r, r, 8, darken(colour, 0.6), lighten(colour, 0.4));
  return (
    body +
    onTop(view, -h / 2 + 1, top) +
    onFront(view, r, glow(sheet, 0, 0, 40, light, 0.8) + rect(-34, -5, 68, 10, 5, { fill: light }), 0, h * 0.26)
  );
}

export const drawMesh: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 3) return node(studio, eye({ pitch: 24, roll: -5, cx: 600, cy: 760, scale: 2.1 }));
  const pitch = view === 1 ? 13 : 28;
  return (
    groundShadow(sheet, 800, 830, 190, 36) +
    node(studio, eye({ pitch, cx: 800, cy: 580, scale: 1 })) +
    groundShadow(sheet, 430, 970, 230, 44) +
    node(studio, eye({ pitch, cx: 430, cy: 670, scale: 1.22 }))
  );
};

export const drawRouter: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1)
    return (
      groundShadow(sheet, 610, 890, 480, 120) +
      flat(studio, eye({ yaw: -22, pitch: 26, cx: 600, cy: 760, scale: 1.16 }))
    );
  if (view === 2)
    return (
      groundShadow(sheet, 600, 860, 480, 130) + flat(studio, eye({ yaw: 32, pitch: 36, cx: 600, cy: 740, scale: 1.1 }))
    );
  return flat(studio, eye({ yaw: -30, pitch: 30, roll: 4, cx: 700, cy: 760, scale: 2 }));
};
