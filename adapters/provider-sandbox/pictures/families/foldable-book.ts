import { darken, lighten } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { footShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { boxFeet, prism, roundedOutline, slab } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { lockScreen, screen } from '#adapters/provider-sandbox/pictures/kit/screen.ts';
import { group, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye, type Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { opened, radians, THICK } from './foldable-panel.ts';
import { phoneBack } from './phone-parts.ts';

/** The shadow of a panel that is opened along an upright hinge, one below each half. */
function openShadow({ sheet }: Studio, view: Eye, [w, h]: readonly [number, number], tilt: number): string {
  const [c, s] = [Math.cos(tilt * radians), Math.sin(tilt * radians)];
  return [-1, 1]
    .map((side) => {
      const foot: Vec[] = [
        [0, h / 2, 0],
        [side * w * c, h / 2, w * s],
      ];
      return footShadow(sheet, foot.map(view.project), 42);
    })
    .join('');
}

/** Half open and standing, seen from outside: the cameras on one half, the cover screen on the other, the hinge between them. */
function halfOpen({ sheet, chance, colour }: Studio, [w, h]: readonly [number, number], back: string): string {
  const view = eye({ yaw: -15, pitch: 12, cx: 590, cy: 580, scale: 1.1 });
  const [c, s] = [Math.cos(34 * radians), Math.sin(34 * radians)];
  const half = THICK * 0.6;
  const cover = screen(sheet, chance, w, h, {
    r: 40,
    bezel: 13,
    body: colour,
    content: (sw, sh) => lockScreen(chance, sw, sh),
  });
  const look = { colour, finish: 'metal' as const };
  const outline = roundedOutline(w, h, 44);
  const panel = (origin: Vec, turn: number, face: string): string =>
    prism(view, { origin, u: [c, 0, turn * s], v: [0, 1, 0] }, outline, THICK, look, face);
  const hinge = rect(-half - 3, -h / 2 + 8, half * 2 + 6, h - 16, 9, {
    fill: sheet.linear(
      [
        [0, darken(colour, 0.35)],
        [0.3, lighten(colour, 0.42)],
        [0.55, lighten(colour, 0.08)],
        [1, darken(colour, 0.5)],
      ],
      0,
      0,
      1,
      0,
    ),
  });
  const feet = [-1, 1].map((side): Vec[] => [
    [side * half, h / 2, 0],
    [side * (half + w * c), h / 2, -w * s],
  ]);
  return (
    feet.map((foot) => footShadow(sheet, foot.map(view.project), 44, 1)).join('') +
    group(hinge, { transform: view.plane([0, 0, 2], [1, 0, 0], [0, 1, 0]) }) +
    panel([-half - w * c, -h / 2, -w * s], 1, back) +
    panel([half, -h / 2, 0], -1, cover)
  );
}

export const drawFold: Draw = (studio) => {
  const { sheet, chance, colour, view } = studio;
  const [w, h] = [chance.range('half', 372, 400), 850];
  const look = { colour, finish: 'metal' as const, r: 44 };
  const back = phoneBack(studio, { w, h, depth: THICK * 2, r: 44, bezel: 12 });
  const spine = rect(0, 0, 26, h, 10, {
    fill: sheet.linear(
      [
        [0, lighten(colour, 0.5)],
        [0.5, darken(colour, 0.15)],
        [1, colour],
      ],
      0,
      0,
      1,
      0,
    ),
  });
  if (view === 1) {
    const closed = eye({ yaw: 28, pitch: 5, roll: -5, cx: 280, cy: 560, scale: 0.94 });
    const open = eye({ yaw: -14, pitch: 7, roll: 2, cx: 700, cy: 610, scale: 1 });
    return (
      footShadow(sheet, boxFeet(closed, w, h), 40) +
      openShadow(studio, open, [w, h], 12) +
      slab(closed, w, h, THICK * 2, look, back + spine) +
      opened(studio, open, [w, h], 'upright', 12)
    );
  }
  if (view === 2) return halfOpen(studio, [w, h], back);
  const tent = eye({ yaw: -16, pitch: 14, cx: 600, cy: 600, scale: 1.12 });
  return openShadow(studio, tent, [w, h], 42) + opened(studio, tent, [w, h], 'upright', 42);
};
