import { darken, lighten, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { glow, groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onFront } from '#adapters/provider-sandbox/pictures/kit/surface.ts';

/** The socket's well with two holes and earth springs. */
function socket({ sheet, colour }: Studio, r: number): string {
  const hole = (x: number): string =>
    circle(x, 0, r * 0.13, { fill: '#08090b', stroke: tone(colour, -0.35), width: 4 });
  const well = sheet.radial([
    [0, tone(colour, -0.1)],
    [0.78, tone(colour, -0.2)],
    [0.92, tone(colour, -0.45)],
    [1, tone(colour, -0.12)],
  ]);
  return (
    circle(0, 0, r, { fill: well }) +
    circle(0, 0, r, { stroke: lighten(colour, 0.5), width: 4 }) +
    hole(-r * 0.42) +
    hole(r * 0.42) +
    rect(-r * 0.12, -r * 0.98, r * 0.24, r * 0.26, 6, { fill: flatFill(sheet, '#b9bdc4', 'metal') }) +
    rect(-r * 0.12, r * 0.72, r * 0.24, r * 0.26, 6, { fill: flatFill(sheet, '#b9bdc4', 'metal') })
  );
}

function whole(studio: Studio, view: Eye, back = false): string {
  const { sheet, chance, colour } = studio;
  const round = chance.yes('round', 0.6);
  const light = chance.pick('light', ['#5fd0ff', '#46e0b0', '#ff8a4a']);
  const r = chance.range('r', 230, 262);
  const depth = chance.range('depth', 240, 320);
  const pin = (x: number): string =>
    lathe(
      sheet,
      view,
      smooth(
        [
          [22, 0],
          [22, 130],
          [16, 156],
          [6, 162],
        ],
        4,
      ),
      {
        colour: '#b9bdc4',
        finish: 'metal',
        axis: [0, 0, back ? 1 : -1],
        origin: [x, 0, back ? depth / 2 : -depth / 2],
      },
    );
  const pins = pin(-96) + pin(96);
  const face = back
    ? circle(0, 0, r * 0.72, { fill: flatFill(sheet, tone(colour, -0.06)), stroke: darken(colour, 0.25), width: 3 })
    : socket(studio, r * 0.72);
  const ring = back ? '' : circle(0, 0, r * 0.84, { stroke: light, width: 10, opacity: 0.85 });
  const body = round
    ? lathe(
        sheet,
        view,
        [
          ...smooth(
            [
              [r * 0.78, -depth / 2],
              [r * 0.9, -depth / 2 + 40],
              [r, 0],
            ],
            8,
          ),
          [r, depth / 2 - 30],
          ...smooth(
            [
              [r, depth / 2 - 30],
              [r * 0.97, depth / 2 - 8],
              [r * 0.9, depth / 2],
            ],
            5,
          ),
        ],
        { colour, axis: axes.z, finish: 'gloss' },
      )
    : pillow(
        view,
        { origin: [-r, -r, depth / 2], u: axes.x, v: axes.y },
        r * 2,
        r * 2,
        depth,
        { colour, r: 110, bevel: 28, backBevel: 30, taper: 20 },
        '',
      );
  const button = lathe(
    sheet,
    view,
    [
      [34, 0],
      [34, 16],
      [28, 20],
    ],
    { colour: tone(colour, -0.1), axis: axes.up, origin: [0, -r + 4, 30] },
  );
  const [bx, by] = view.project([0, -r - 14, 30]);
  const front = onFront(view, depth / 2, ring + face);
  return back
    ? body + front + pins + glow(sheet, bx, by, 30, light, 0.5)
    : pins + body + button + glow(sheet, bx, by, 40, light, 0.6) + front;
}

export const drawSmartPlug: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1)
    return (
      groundShadow(sheet, 620, 960, 320, 48) +
      whole(studio, eye({ yaw: -30, pitch: 12, cx: 580, cy: 600, scale: 1.34 }))
    );
  if (view === 2)
    return (
      groundShadow(sheet, 600, 960, 330, 48) +
      whole(studio, eye({ yaw: 36, pitch: 12, cx: 540, cy: 600, scale: 1.3 }), true)
    );
  return whole(studio, eye({ yaw: -18, pitch: 20, roll: 6, cx: 600, cy: 640, scale: 2 }));
};
