import { lighten } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { roundFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { castRect } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { slab } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { screen } from '#adapters/provider-sandbox/pictures/kit/screen.ts';
import { circle, group, place, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { centred, type Eye, eye, type Pose, type Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onFront } from '#adapters/provider-sandbox/pictures/kit/surface.ts';
import { shown, wallLight } from './tv-shows.ts';
import { floorOf, PANEL, stand, standShadow } from './tv-stand.ts';

const { w, h } = PANEL;

/** How much of the picture a screen of so many inches takes: the larger the more, but a small one is no stamp. */
const breadth = (inches: number): number => (inches / 75) ** 0.36;

function remote({ sheet }: Studio): string {
  const fill = roundFill(sheet, '#33363c', 'matte');
  return (
    castRect(sheet, [-30, -134, 72, 300], 30, 52, 0.24) +
    castRect(sheet, [-32, -144, 68, 300], 30, 12, 0.42) +
    rect(-34, -144, 68, 300, 30, { fill: '#17191d' }) +
    rect(-34, -150, 68, 300, 30, { fill }) +
    circle(0, -78, 24, { stroke: '#6d727b', width: 5 }) +
    circle(0, -128, 7, { fill: '#e0533d' }) +
    repeat(6, (index) => circle(-15 + (index % 2) * 30, -20 + Math.floor(index / 2) * 34, 8, { fill: '#5a5e66' }))
  );
}

function whole(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const face =
    screen(sheet, chance, w, h, {
      r: 6,
      bezel: chance.range('bezel', 5, 11),
      chin: chance.range('chin', 8, 20),
      body: colour,
      content: (sw, sh) => shown(studio, sw, sh),
      sheen: 0.45,
    }) + rect(1, 1, w - 2, h - 2, 6, { stroke: lighten(colour, 0.25), width: 2.5 });
  const deep = chance.yes('thin', 0.3) ? 9 : 26;
  const halo = chance.yes('wall-light', 0)
    ? onFront(view, -40, group(wallLight(studio, w, h), { transform: `translate(${-w / 2} ${-h / 2})` }))
    : '';
  return halo + stand(studio, view) + slab(view, w, h, deep, { colour, finish: 'metal', r: 6 }, face);
}

/** The panel and the foot of the stand in the middle of the picture. */
function standing(studio: Studio, pose: Pose): string {
  const y = floorOf(studio);
  const hull = [-w / 2, w / 2].flatMap((x): Vec[] => [
    [x, -h / 2, 0],
    [x, y, 0],
  ]);
  const from = eye(centred(pose, hull));
  return standShadow(studio, from) + whole(studio, from);
}

export const drawTv: Draw = (studio) => {
  const { chance, view } = studio;
  const k = breadth(chance.range('size', 43, 65));
  if (view === 1) return standing(studio, { yaw: -12, pitch: 6, scale: 1.06 * k });
  if (view === 2)
    return standing(studio, { yaw: 40, pitch: 8, scale: 1.14 * k }) + place(remote(studio), 1010, 1000, 0.8, 62);
  return whole(studio, eye({ yaw: 34, pitch: 10, roll: 3, cx: 900, cy: 330, scale: 1.9 }));
};
