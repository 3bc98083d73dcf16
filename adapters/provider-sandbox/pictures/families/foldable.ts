import { darken, lighten } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lens } from '#adapters/provider-sandbox/pictures/kit/lens.ts';
import { footShadow, glassSheen, groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { boxFeet, prism, roundedOutline, slab } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { lockScreen, screen } from '#adapters/provider-sandbox/pictures/kit/screen.ts';
import { circle, group, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye, type Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { wallpaper } from '#adapters/provider-sandbox/pictures/kit/wallpaper.ts';
import { phoneBack } from './phone-parts.ts';

const depth = 24;
const radians = Math.PI / 180;

/** Two halves of one lit panel, each tilted by `tilt` degrees towards the viewer, hinged across or along. */
function opened(
  studio: Studio,
  view: Eye,
  half: readonly [number, number],
  hinge: 'upright' | 'level',
  tilt: number,
): string {
  const { sheet, chance, colour } = studio;
  const [w, h] = half;
  const [c, s] = [Math.cos(tilt * radians), Math.sin(tilt * radians)];
  const upright = hinge === 'upright';
  const [fullW, fullH] = upright ? [w * 2, h] : [w, h * 2];
  const art = (second: boolean): string => {
    const [dx, dy] = second ? (upright ? [-w, 0] : [0, -h]) : [0, 0];
    const inside = rect(12, 12, fullW - 24, fullH - 24, 34, { fill: '#000' });
    const lit = group(wallpaper(sheet, chance, fullW, fullH, colour), { clip: sheet.clip(inside) });
    const face =
      rect(0, 0, fullW, fullH, 44, { fill: '#08090b' }) +
      lit +
      circle(fullW * (upright ? 0.75 : 0.5), 42, 9, { fill: '#08090b' });
    const fold = upright ? [second ? 0 : w - 34, 0, 34, h] : [0, second ? 0 : h - 34, w, 34];
    const shade = sheet.linear(
      second
        ? [
            [0, '#000000', 0.34],
            [1, '#000000', 0],
          ]
        : [
            [0, '#ffffff', 0],
            [1, '#ffffff', 0.22],
          ],
      0,
      0,
      upright ? 1 : 0,
      upright ? 0 : 1,
    );
    const clipped = group(group(face, { transform: `translate(${dx} ${dy})` }), {
      clip: sheet.clip(rect(0, 0, w, h, 0, { fill: '#000' })),
    });
    return (
      clipped +
      rect(fold[0] ?? 0, fold[1] ?? 0, fold[2] ?? 0, fold[3] ?? 0, 0, { fill: shade }) +
      (second ? '' : glassSheen(sheet, w, h, 44, 0.6))
    );
  };
  const look = { colour, finish: 'metal' as const };
  const outline = roundedOutline(w, h, 44);
  const first: [Vec, Vec, Vec] = upright
    ? [
        [-w * c, -h / 2, w * s],
        [c, 0, -s],
        [0, 1, 0],
      ]
    : [
        [-w / 2, -h * c, h * s],
        [1, 0, 0],
        [0, c, -s],
      ];
  const second: [Vec, Vec, Vec] = upright
    ? [
        [0, -h / 2, 0],
        [c, 0, s],
        [0, 1, 0],
      ]
    : [
        [-w / 2, 0, 0],
        [1, 0, 0],
        [0, c, s],
      ];
  const panel = ([origin, u, v]: [Vec, Vec, Vec], isSecond: boolean): string =>
    prism(view, { origin, u, v }, outline, depth, look, art(isSecond));
  return panel(first, false) + panel(second, true);
}

/** The closed flip: cover with two lenses and a small outer screen. */
function flipCover(studio: Studio, w: number, h: number): string {
  const { sheet, chance, colour } = studio;
  const large = chance.yes('large-cover');
  const small = rect(w * 0.36, 30, w * 0.58, 96, 22, { fill: '#08090b' });
  const cover = large
    ? group(screen(sheet, chance, w - 24, h - 24, { r: 34, bezel: 8, body: colour }), { transform: 'translate(12 12)' })
    : small;
  return (
    rect(0, 0, w, h, 44, { fill: flatFill(sheet, colour, 'gloss') }) +
    cover +
    lens(sheet, 66, large ? h - 80 : 78, 40, darken(colour, 0.2)) +
    lens(sheet, large ? 162 : 66, large ? h - 80 : 170, 40, darken(colour, 0.2)) +
    rect(2, 2, w - 4, h - 4, 42, { stroke: lighten(colour, 0.4), width: 3 })
  );
}

export const drawFlip: Draw = (studio) => {
  const { sheet, colour, view } = studio;
  const [w, h] = [420, 440];
  const look = { colour, finish: 'metal' as const, r: 44 };
  if (view === 1) {
    const closed = eye({ yaw: 22, pitch: 10, roll: -6, cx: 350, cy: 790, scale: 1.02 });
    const tall = eye({ yaw: -20, pitch: 5, roll: 4, cx: 740, cy: 590, scale: 1 });
    return (
      groundShadow(sheet, 600, 1062, 420, 44) +
      opened(studio, tall, [w, h], 'level', 4) +
      slab(closed, w, h, depth * 2.2, look, flipCover(studio, w, h))
    );
  }
  if (view === 2) {
    const bent = eye({ yaw: -24, pitch: 12, cx: 600, cy: 640, scale: 1.2 });
    return groundShadow(sheet, 620, 1040, 330, 60) + opened(studio, bent, [w, h], 'level', 38);
  }
  const near = eye({ yaw: -24, pitch: 10, roll: 8, cx: 610, cy: 640, scale: 1.9 });
  return slab(near, w, h, depth * 2.2, look, flipCover(studio, w, h));
};

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
  const half = depth * 0.6;
  const cover = screen(sheet, chance, w, h, {
    r: 40,
    bezel: 13,
    body: colour,
    content: (sw, sh) => lockScreen(chance, sw, sh),
  });
  const look = { colour, finish: 'metal' as const };
  const outline = roundedOutline(w, h, 44);
  const panel = (origin: Vec, turn: number, face: string): string =>
    prism(view, { origin, u: [c, 0, turn * s], v: [0, 1, 0] }, outline, depth, look, face);
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
  const back = phoneBack(studio, { w, h, depth: depth * 2, r: 44, bezel: 12 });
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
      slab(closed, w, h, depth * 2, look, back + spine) +
      opened(studio, open, [w, h], 'upright', 12)
    );
  }
  if (view === 2) return halfOpen(studio, [w, h], back);
  const tent = eye({ yaw: -16, pitch: 14, cx: 600, cy: 600, scale: 1.12 });
  return openShadow(studio, tent, [w, h], 42) + opened(studio, tent, [w, h], 'upright', 42);
};
