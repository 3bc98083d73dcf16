import { darken, lighten, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { slots } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { lathe, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { glow, groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onFront, onTop } from '#adapters/provider-sandbox/pictures/kit/surface.ts';

const vents = (colour: string, x: number, y: number, w: number, h: number, count: number): string =>
  slots(x, y, w, h, count, darken(colour, 0.6), lighten(colour, 0.4));

/** A round tower that narrows to its vented top. */
function roundNode({ sheet, chance, colour }: Studio, view: Eye, h: number, light: string): string {
  const r = chance.range('r', 150, 180);
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
  const top = circle(0, 0, r * 0.74, { fill: tone(colour, -0.14) }) + vents(colour, -r * 0.5, -r * 0.5, r, r, 8);
  return (
    body +
    onTop(view, -h / 2 + 1, top) +
    onFront(view, r, glow(sheet, 0, 0, 40, light, 0.8) + rect(-34, -5, 68, 10, 5, { fill: light }), 0, h * 0.26)
  );
}

/** A plain drum with a ring of shade under a flat lid. */
function drumNode({ sheet, chance, colour }: Studio, view: Eye, h: number, light: string): string {
  const r = chance.range('r', 150, 180);
  const part = (from: number, profile: readonly (readonly [number, number])[], ink: string): string =>
    lathe(sheet, view, profile, { colour: ink, finish: 'matte', origin: [0, h / 2 - from, 0] });
  const rim = h * 0.78;
  return (
    part(
      0,
      [
        [r * 0.94, 0],
        [r, 16],
        [r, rim],
      ],
      colour,
    ) +
    part(
      rim,
      [
        [r * 0.93, 0],
        [r * 0.93, h * 0.05],
      ],
      tone(colour, -0.5),
    ) +
    part(
      rim + h * 0.05,
      [
        [r, 0],
        [r, h * 0.12],
        [r * 0.94, h * 0.17],
      ],
      colour,
    ) +
    onTop(
      view,
      -h / 2,
      circle(0, 0, r * 0.9, { stroke: tone(colour, -0.16), width: 4 }) + circle(0, 0, 10, { fill: light }),
    )
  );
}

/** A block with rounded edges, tall or as a cube, slots in its top. */
function blockNode({ sheet, chance, colour }: Studio, view: Eye, h: number, light: string): string {
  const w = chance.range('r', 150, 180) * 2;
  const groove = chance.yes('groove', 0.5) ? rect(40, h * 0.16, w - 80, 8, 4, { fill: tone(colour, -0.24) }) : '';
  const face = groove + glow(sheet, w / 2, h - 60, 36, light, 0.8) + circle(w / 2, h - 60, 8, { fill: light });
  return (
    pillow(
      view,
      { origin: [-w / 2, -h / 2, w / 2], u: axes.x, v: axes.y },
      w,
      h,
      w,
      { colour, finish: 'matte', r: 52, bevel: 34, backBevel: 30 },
      face,
    ) + onTop(view, -h / 2 - 1, vents(colour, -w * 0.26, -w * 0.2, w * 0.52, w * 0.4, 7))
  );
}

const nodes = { round: roundNode, drum: drumNode, block: blockNode };

/** One node of a mesh set, with its shadow. */
function node(studio: Studio, view: Eye): string {
  const { sheet, chance } = studio;
  const h = chance.range('node', 320, 500);
  const light = chance.pick('light', ['#5fd0ff', '#ffffff', '#46e0b0']);
  const [x, y] = view.project([0, h / 2, 0]);
  const build = nodes[chance.pick('build', ['round', 'drum', 'block'])];
  return groundShadow(sheet, x + 8, y, 190 * view.scale, 60 * view.scale) + build(studio, view, h, light);
}

export const drawMesh: Draw = (studio) => {
  const { view } = studio;
  if (view === 3) return node(studio, eye({ yaw: -24, pitch: 24, roll: -5, cx: 600, cy: 700, scale: 2.1 }));
  const pitch = view === 1 ? 13 : 28;
  return (
    node(studio, eye({ yaw: -24, pitch, cx: 810, cy: 520 })) +
    node(studio, eye({ yaw: -24, pitch, cx: 420, cy: 640, scale: 1.22 }))
  );
};
