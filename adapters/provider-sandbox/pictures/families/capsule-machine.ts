import { darken, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes, plate } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, ellipse, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye, type Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onTop } from '#adapters/provider-sandbox/pictures/kit/surface.ts';

/** A cup with coffee, its foot at `at`. */
function cup({ sheet }: Studio, view: Eye, [x, y, z]: Vec): string {
  const wall = lathe(
    sheet,
    view,
    smooth(
      [
        [52, 0],
        [74, 40],
        [82, 150],
      ],
      5,
    ),
    { colour: '#eceef1', finish: 'gloss', origin: [x, y, z] },
  );
  return (
    wall +
    onTop(
      view,
      y - 150,
      circle(0, 0, 82, { fill: '#ffffff' }) +
        circle(0, 0, 72, { fill: '#6b4226' }) +
        ellipse(-10, -6, 42, 30, { fill: '#b98555', opacity: 0.8 }),
      x,
      z,
    )
  );
}

/** A slim machine for capsules: a round domed head over a column, a round foot for the cup, a tank behind. */
function whole(studio: Studio, view: Eye): string {
  const { sheet, colour } = studio;
  const floor = 430;
  const tank = lathe(
    sheet,
    view,
    [
      [112, 0],
      [112, 500],
      [104, 512],
    ],
    { colour: mix('#aebfcb', colour, 0.3), finish: 'gloss', origin: [0, floor, -210] },
  );
  const column = pillow(
    view,
    { origin: [-120, -250, -20], u: axes.x, v: axes.y },
    240,
    floor + 250,
    190,
    { colour: darken(colour, 0.08), finish: 'gloss', r: 60, bevel: 20, backBevel: 20 },
    rect(0, 0, 240, floor + 250, 60, { fill: flatFill(sheet, darken(colour, 0.12)) }),
  );
  const foot =
    plate(
      view,
      300,
      330,
      44,
      { colour: tone(colour, -0.2), r: 150, at: [0, floor - 44, 130] },
      rect(0, 0, 300, 330, 150, { fill: flatFill(sheet, '#2b2d32') }),
    ) +
    onTop(
      view,
      floor - 44,
      repeat(7, (index) => rect(-90, -84 + index * 26, 180, 10, 5, { fill: '#0b0c0f' })),
      0,
      150,
    );
  const head = lathe(
    sheet,
    view,
    smooth(
      [
        [150, 0],
        [196, 20],
        [204, 110],
        [190, 200],
        [120, 262],
        [4, 276],
      ],
      8,
    ),
    { colour, finish: 'gloss', origin: [0, -150, 40] },
  );
  const spout = lathe(
    sheet,
    view,
    [
      [26, 0],
      [34, 40],
    ],
    { colour: '#1d1f24', finish: 'gloss', origin: [0, -112, 140] },
  );
  return tank + column + foot + cup(studio, view, [0, floor - 46, 150]) + spout + head;
}

export const drawCapsuleMachine: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1)
    return (
      groundShadow(sheet, 600, 1050, 300, 60) +
      whole(studio, eye({ yaw: -32, pitch: 12, cx: 600, cy: 600, scale: 1.06 }))
    );
  if (view === 2)
    return (
      groundShadow(sheet, 600, 1040, 310, 74) +
      whole(studio, eye({ yaw: 44, pitch: 18, cx: 600, cy: 590, scale: 1.04 }))
    );
  return whole(studio, eye({ yaw: -24, pitch: 16, roll: 3, cx: 620, cy: 800, scale: 1.9 }));
};
