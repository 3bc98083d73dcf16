import { glassSheen } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { prism, roundedOutline } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, group, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye, Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { wallpaper } from '#adapters/provider-sandbox/pictures/kit/wallpaper.ts';

/** How thick a half is. */
export const THICK = 24;
export const radians = Math.PI / 180;

/** Two halves of one lit panel, each tilted by `tilt` degrees towards the viewer, hinged across or along. */
export function opened(
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
    prism(view, { origin, u, v }, outline, THICK, look, art(isSecond));
  return panel(first, false) + panel(second, true);
}
