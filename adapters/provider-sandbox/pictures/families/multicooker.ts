import { lighten } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { figures } from '#adapters/provider-sandbox/pictures/kit/glyphs.ts';
import { lathe, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { circle, num, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onFront, onTop } from '#adapters/provider-sandbox/pictures/kit/surface.ts';

/** A squat pot with a domed lid, side grips and a panel of keys. */
function whole(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const k = view.scale;
  const r = 330;
  const h = chance.range('h', 300, 380);
  const flat = Math.abs(view.turn([0, -1, 0])[2]);
  const steel = chance.yes('steel', 0.45) ? '#b3b7be' : colour;
  const grip = (side: -1 | 1): string => {
    const [x, y] = view.project([side * r * 0.99, -h * 0.2, 0]);
    return rect(x - 44 * k, y - 26 * k, 88 * k, 52 * k, 24 * k, {
      fill: sheet.linear([
        [0, '#5a5e66'],
        [1, '#17191d'],
      ]),
    });
  };
  const seam = path(
    `M${num(-r * k)} ${num(-h * 0.93 * k)}A${num(r * k)} ${num(r * flat * k)} 0 0 0 ${num(r * k)} ${num(-h * 0.93 * k)}`,
    { stroke: '#0a0b0d', width: 7 * k },
  );
  const body = lathe(
    sheet,
    view,
    [
      ...smooth(
        [
          [r * 0.88, 0],
          [r * 0.97, 24],
          [r, 70],
        ],
        7,
      ),
      [r, h],
    ],
    { colour: steel, finish: steel === colour ? 'gloss' : 'metal', origin: [0, h / 2, 0], over: seam },
  );
  const lid = lathe(
    sheet,
    view,
    smooth(
      [
        [r * 1.02, 0],
        [r * 1.02, 26],
        [r * 0.92, 64],
        [r * 0.6, 96],
        [r * 0.2, 106],
      ],
      7,
    ),
    { colour, finish: 'gloss', origin: [0, -h / 2, 0] },
  );
  const knobArt = lathe(
    sheet,
    view,
    smooth(
      [
        [58, 0],
        [66, 20],
        [74, 40],
        [60, 54],
        [20, 58],
      ],
      6,
    ),
    { colour: '#2b2d32', finish: 'gloss', origin: [0, -h / 2 - 102, 0] },
  );
  const valve = onTop(
    view,
    -h / 2 - 74,
    circle(0, 0, 30, { fill: '#2b2d32' }) + circle(0, 0, 18, { fill: '#8b9099' }),
    -150,
    -80,
  );
  const keys = repeat(8, (index) =>
    rect(-170 + (index % 4) * 92, 44 + Math.floor(index / 4) * 44, 76, 32, 10, {
      fill: '#2e3138',
      stroke: '#5a5e66',
      width: 2,
    }),
  );
  const panel =
    rect(-190, -90, 380, 220, 30, {
      fill: flatFill(sheet, '#15171b', 'gloss'),
      stroke: lighten(colour, 0.3),
      width: 3,
    }) +
    rect(-110, -66, 220, 88, 14, { fill: '#070809' }) +
    figures(
      chance.pick('timer', ['1:30', '0:45', '2:00', '8:00']),
      0,
      -22,
      48,
      chance.pick('digits', ['#ff7a45', '#7fe0ff', '#9be06a']),
      2,
    ) +
    keys;
  return grip(-1) + grip(1) + body + lid + valve + knobArt + onFront(view, r, panel, 0, 20);
}

export const drawMulticooker: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1)
    return groundShadow(sheet, 600, 900, 430, 80) + whole(studio, eye({ pitch: 15, cx: 600, cy: 670, scale: 1.24 }));
  if (view === 2)
    return (
      groundShadow(sheet, 600, 880, 430, 120) +
      whole(studio, eye({ pitch: 38, yaw: 26, cx: 600, cy: 680, scale: 1.18 }))
    );
  return whole(studio, eye({ pitch: 20, roll: -4, cx: 640, cy: 520, scale: 2 }));
};
