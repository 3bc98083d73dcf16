import { darken, lighten } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { lathe, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { circle, group, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

/** A lying barrel of cloth with a pulsing membrane at each end. */
function barrel(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const r = chance.range('r', 158, 186);
  const half = chance.range('half', 330, 372);
  const axis = [-1, 0, 0] as const;
  const shape = lathe(
    sheet,
    view,
    smooth(
      [
        [r * 0.9, -half],
        [r, -half + 46],
        [r * 1.03, 0],
        [r, half - 46],
        [r * 0.9, half],
      ],
      7,
    ),
    { colour, finish: 'fabric', axis, cap: darken(colour, 0.5) },
  );
  const end =
    circle(0, 0, r * 0.9, { fill: '#1b1d21' }) +
    circle(0, 0, r * 0.78, {
      fill: sheet.radial([
        [0, '#4a4e57'],
        [0.55, '#24272d'],
        [0.9, '#0f1013'],
        [1, '#2d3036'],
      ]),
    }) +
    circle(0, 0, r * 0.86, { stroke: lighten(colour, 0.2), width: 8 });
  const art = group(end, { transform: view.plane([-half, 0, 0], [0, 0, 1], [0, 1, 0]) });
  const [px, py] = view.project([half * 0.1, -r * 0.1, r]);
  const buttons = repeat(3, (index) =>
    circle(px + (index - 1) * 62 * view.scale, py - 34 * view.scale, 8 * view.scale, {
      fill: '#ffffff',
      opacity: 0.75,
    }),
  );
  const badge = rect(px - 70 * view.scale, py + 20 * view.scale, 140 * view.scale, 46 * view.scale, 12, {
    fill: darken(colour, 0.35),
    stroke: lighten(colour, 0.3),
    width: 2,
  });
  return shape + art + buttons + badge;
}

export const drawSpeakerBarrel: Draw = (studio) => {
  const { sheet, view } = studio;
  const shadow = groundShadow(sheet, 600, 850, 430, 58);
  if (view === 1) return shadow + barrel(studio, eye({ yaw: 34, pitch: 10, cx: 600, cy: 620, scale: 1.28 }));
  if (view === 2) return shadow + barrel(studio, eye({ yaw: -4, pitch: 12, roll: -4, cx: 600, cy: 620, scale: 1.28 }));
  return barrel(studio, eye({ yaw: 58, pitch: 14, roll: 6, cx: 720, cy: 620, scale: 2 }));
};
