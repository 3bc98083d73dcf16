import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, group, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, unit } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onFront } from '#adapters/provider-sandbox/pictures/kit/surface.ts';

const steel = '#b9bdc4';

/** Lays artwork on a face that runs from an upper edge to a lower one, each given as height and depth; 100 is its whole height. */
function onSlope(
  view: Eye,
  [y1, z1]: readonly [number, number],
  [y2, z2]: readonly [number, number],
  art: string,
): string {
  return group(art, { transform: view.plane([0, y1, z1], axes.x, unit([0, y2 - y1, z2 - z1])) });
}

type Edge = readonly [y: number, z: number];

/** A dark glass strip with a row of lit icons and a steel line under it. */
export function iconPanel({ sheet }: Studio, view: Eye, w: number, upper: Edge, lower: Edge): string {
  const h = Math.hypot(lower[0] - upper[0], lower[1] - upper[1]);
  const icon = (index: number): string => {
    const [x, y] = [-w / 2 + 58 + (index % 4) * ((w - 116) / 3), index < 4 ? h * 0.3 : h * 0.58];
    const lit = index === 1;
    return (
      circle(x, y, 21, { stroke: lit ? '#ffffff' : '#9aa1ab', width: 3, opacity: lit ? 1 : 0.75 }) +
      path(`M${x - 9} ${y - 7}H${x + 9}L${x + 6} ${y + 8}H${x - 6}Z`, { fill: lit ? '#ffffff' : '#9aa1ab' })
    );
  };
  const art =
    rect(-w / 2 + 14, 14, w - 28, h * 0.74, 22, { fill: flatFill(sheet, '#121418', 'gloss') }) +
    repeat(8, icon) +
    rect(-w / 2 + 14, h * 0.84, w - 28, 16, 6, { fill: flatFill(sheet, steel, 'metal') });
  return onSlope(view, upper, lower, art);
}

/** A glossy face with a colour display in the middle and touch keys at its sides. */
export function displayPanel({ sheet }: Studio, view: Eye, w: number, y: number, z: number): string {
  const drink = (index: number): string => {
    const x = -50 + index * 50;
    return (
      path(`M${x - 15} -18H${x + 15}L${x + 10} 18H${x - 10}Z`, {
        fill: ['#e9dfd0', '#b9824a', '#f2f3f5'][index] ?? steel,
      }) + rect(x - 13, 28, 26, 5, 2, { fill: index === 1 ? '#ffb36b' : '#5a5e66' })
    );
  };
  const keys = repeat(6, (index) =>
    circle((index < 3 ? -1 : 1) * (w / 2 - 42), -44 + (index % 3) * 44, 9, {
      stroke: '#cfd4da',
      width: 3,
      opacity: 0.8,
    }),
  );
  const art =
    rect(-w / 2, -80, w, 160, 40, { fill: flatFill(sheet, '#17191e', 'gloss'), stroke: steel, width: 4 }) +
    rect(-94, -56, 188, 112, 14, { fill: '#07080a', stroke: '#3d4148', width: 2 }) +
    repeat(3, drink) +
    keys;
  return onFront(view, z, art, 0, y);
}

/** Round keys in a row on a slope, the middle one a steel dial. */
export function roundKeys({ sheet }: Studio, view: Eye, w: number, upper: Edge, lower: Edge): string {
  const h = Math.hypot(lower[0] - upper[0], lower[1] - upper[1]);
  const key = (index: number): string => {
    const x = (index - 2) * (w - 90) * 0.24;
    return (
      circle(x, h / 2, 25, { fill: flatFill(sheet, '#3d4148'), stroke: '#7d848e', width: 3 }) +
      circle(x, h / 2, 6, { fill: index === 0 ? '#ffb36b' : '#e6e8ec' })
    );
  };
  const art =
    rect(-w / 2 + 20, 26, w - 40, h - 62, (h - 62) / 2, {
      fill: flatFill(sheet, '#15171b', 'gloss'),
      stroke: '#5a5e66',
      width: 2,
    }) + repeat(5, key);
  return onSlope(view, upper, lower, art);
}
