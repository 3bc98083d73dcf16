import { darken, lighten, mix } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { lathe } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, ellipse, num, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { add, type Eye, eye, times, type Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onFront } from '#adapters/provider-sandbox/pictures/kit/surface.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';
import { along, floorHead, lean, neck } from './upright.ts';

const accents = ['#d0402f', '#8f5bd0', '#e98a2f', '#3f78d8', '#d0a068'] as const;

/** The cleaner itself at the head of the pipe: bin along the pipe, motor across it, a pistol grip over the battery. */
function engine(studio: Studio, view: Eye, accent: string): string {
  const { sheet, chance, colour } = studio;
  const k = view.scale;
  const at: Vec = add(neck, times(lean, 690));
  const bin =
    along(
      studio,
      view,
      600,
      [
        [34, 0],
        [70, 26],
        [76, 40],
        [76, 190],
      ],
      mix('#cfd9e1', accent, 0.12),
    ) +
    along(
      studio,
      view,
      640,
      [
        [60, 0],
        [60, 130],
      ],
      mix('#8b97a3', accent, 0.25),
    ) +
    along(
      studio,
      view,
      776,
      [
        [77, 0],
        [77, 14],
      ],
      accent,
    );
  const drum = lathe(
    sheet,
    view,
    [
      [78, -70],
      [86, -52],
      [86, 60],
      [74, 84],
    ],
    { colour, finish: 'metal', origin: add(at, [0, -130, -20]), axis: axes.z },
  );
  const vent = onFront(
    view,
    at[2] + 66,
    circle(0, 0, 60, { fill: '#17191d' }) +
      repeat(18, (index) => rect(-3, -54, 6, 22, 2, { fill: '#4a4e56', transform: `rotate(${index * 20})` })) +
      circle(0, 0, 26, {
        fill: '#0b0c0f',
        stroke: chance.pick('display', ['#5fd0ff', '#46e0b0', '#ffb36b']),
        width: 4,
      }),
    at[0],
    at[1] - 130,
  );
  const p = (x: number, y: number, z: number): string =>
    view
      .project(add(at, [x, y, z]))
      .map(num)
      .join(' ');
  const looped = chance.yes('loop', 0.4);
  const grip = tube(
    looped
      ? `M${p(0, -190, -60)}C${p(0, -250, -200)} ${p(0, -180, -320)} ${p(0, -60, -290)}L${p(0, 40, -200)}L${p(0, 30, -60)}`
      : `M${p(0, -200, -40)}C${p(0, -230, -120)} ${p(0, -190, -230)} ${p(0, -90, -220)}L${p(0, 10, -190)}`,
    (looped ? 42 : 50) * k,
    looped ? mix('#5a5e66', colour, 0.4) : '#33363c',
  );
  const battery = pillow(
    view,
    { origin: add(at, [-44, 0, -130]), u: axes.x, v: axes.y },
    88,
    86,
    120,
    { colour: mix('#2b2d32', colour, 0.15), r: 20, bevel: 10, backBevel: 10 },
    rect(30, 36, 28, 8, 4, { fill: '#7fe0a0' }),
  );
  return battery + grip + bin + drum + vent;
}

function whole(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const accent = chance.pick('accent', accents);
  const pipe = along(
    studio,
    view,
    0,
    [
      [30, 0],
      [34, 20],
      [22, 60],
      [22, 610],
    ],
    mix('#b9bdc4', colour, 0.25),
    'metal',
  );
  const joint = along(
    studio,
    view,
    -30,
    [
      [40, 0],
      [46, 30],
      [38, 60],
    ],
    darken(mix(colour, '#2b2d32', 0.6), 0.1),
  );
  const [bx, by] = view.project([0, 470, 130]);
  const k = view.scale;
  const beam = chance.yes('beam', 0.5)
    ? ellipse(bx, by + 30 * k, 250 * k, 80 * k, {
        fill: sheet.radial([
          [0, '#5fe39a', 0.7],
          [0.5, '#8ff0b4', 0.4],
          [1, '#8ff0b4', 0],
        ]),
      })
    : '';
  return beam + joint + pipe + engine(studio, view, accent) + floorHead(studio, view, 300, lighten(accent, 0.05));
}

export const drawStickVacuum: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1)
    return (
      groundShadow(sheet, 610, 1070, 280, 54) +
      whole(studio, eye({ yaw: -38, pitch: 10, cx: 560, cy: 610, scale: 0.96 }))
    );
  if (view === 2)
    return (
      groundShadow(sheet, 620, 1060, 290, 66) +
      whole(studio, eye({ yaw: 58, pitch: 14, cx: 700, cy: 600, scale: 0.94 }))
    );
  return whole(studio, eye({ yaw: -50, pitch: 14, cx: 480, cy: 1180, scale: 1.9 }));
};
