import { darken, mix } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { usbC } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe, type Profile, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { footShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { circle, group, type Point, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye, unit, type Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

const axis: Vec = [0, 0, 1];
const head = 150;

/** The round end with its sockets. */
function sockets({ sheet, chance, colour }: Studio): string {
  const ports = chance.pick('ports', ['c', 'ac', 'cc', 'acc']);
  const light = chance.pick('light', ['#5fd0ff', '#ffffff', '#ffb36b']);
  const typeA = (y: number): string =>
    rect(-52, y - 20, 104, 40, 5, { fill: '#0a0b0d', stroke: '#8b9099', width: 3 }) +
    rect(-40, y - 4, 80, 16, 3, { fill: '#e98a2f' });
  const step = 66;
  const rows = [...ports].map((port, index) => {
    const y = (index - (ports.length - 1) / 2) * step;
    return port === 'a' ? typeA(y) : usbC(sheet, 0, y, 84);
  });
  return (
    circle(0, 0, head * 0.94, { fill: flatFill(sheet, darken(colour, 0.25), 'gloss') }) +
    circle(0, 0, head * 0.86, { stroke: light, width: 5, opacity: 0.8 }) +
    rows.join('')
  );
}

/** A plug for the cigarette lighter: wide head with sockets, barrel with springs, contact tip. */
function whole(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const metal = chance.yes('metal', 0.5) ? ('metal' as const) : ('matte' as const);
  const part = (profile: Profile, ink: string, finish: 'metal' | 'matte' | 'gloss'): string =>
    lathe(sheet, view, profile, { colour: ink, finish, axis, origin: [0, 0, -120] });
  const tip = part(
    smooth(
      [
        [14, -330],
        [34, -314],
        [40, -286],
        [62, -270],
      ],
      4,
    ),
    '#c9ccd1',
    'metal',
  );
  const barrel = part(
    [
      [62, -270],
      [104, -250],
      [108, -60],
      [112, 20],
    ],
    mix('#2b2d32', colour, 0.25),
    'gloss',
  );
  const collar = part(
    [
      [112, 20],
      [head, 46],
      [head, 190],
      [head * 0.95, 206],
    ],
    colour,
    metal,
  );
  const spring = (side: -1 | 1): string => {
    const out = unit([side, 0.1, 0]);
    return group(
      rect(-70, -24, 150, 48, 20, { fill: flatFill(sheet, '#c3c7cd', 'metal'), stroke: '#6d727b', width: 2 }),
      {
        transform: view.plane([out[0] * 109, out[1] * 109, -270], [0, 0, 1], [0, 1, 0]),
      },
    );
  };
  const face = group(sockets(studio), { transform: view.plane([0, 0, 86], [1, 0, 0], [0, 1, 0]) });
  const near = view.turn([1, 0, 0])[2] > 0 ? 1 : -1;
  return tip + barrel + spring(near) + collar + face;
}

/** The lines that the lying barrel touches the floor along, as it is seen in its first two views. */
const nearLine: readonly Point[] = [
  [480, 884],
  [850, 672],
];
const farLine: readonly Point[] = [
  [330, 728],
  [770, 878],
];

export const drawCarCharger: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1)
    return (
      footShadow(sheet, nearLine, 62) +
      whole(studio, eye({ yaw: -48, pitch: 20, roll: -8, cx: 530, cy: 620, scale: 1.7 }))
    );
  if (view === 2)
    return (
      footShadow(sheet, farLine, 62) +
      whole(studio, eye({ yaw: 64, pitch: 12, roll: 6, cx: 706, cy: 640, scale: 1.54 }))
    );
  return whole(studio, eye({ yaw: -18, pitch: 14, roll: 6, cx: 620, cy: 600, scale: 3 }));
};
