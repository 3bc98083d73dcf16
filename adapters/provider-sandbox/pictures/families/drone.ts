import { darken, isWhite, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { lens } from '#adapters/provider-sandbox/pictures/kit/lens.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, line, num, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onTop } from '#adapters/provider-sandbox/pictures/kit/surface.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';

/** Air under turning blades: a grey half way between the light tile and the dark one is seen on both. */
const WASH = '#98a1af';

/** Body, four arms, motors with blurred blades, and the camera under its nose. */
function whole(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const k = view.scale;
  const [w, h, l] = [chance.range('w', 190, 230), 104, chance.range('l', 380, 440)];
  const reach = chance.range('reach', 350, 400);
  const blade = chance.range('blade', 180, 205);
  const ring = chance.yes('guards', 0.3);
  const tips = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const;
  const accent = chance.pick('accent', ['#e98a2f', '#c9ccd1', '#d0402f', '#4a8ad8']);
  // Light from behind, which keeps a grey or black drone apart from a dark page and is lost on a light one.
  const rim = isWhite(colour) ? tone(colour, -0.22) : mix(colour, '#d3d7dd', 0.62);
  const cage = tone(colour, isWhite(colour) ? -0.1 : 0.18);
  const arm = ([sx, sz]: readonly [number, number]): string => {
    const from = view.project([sx * w * 0.36, 0, sz * l * 0.3]);
    const to = view.project([sx * reach, -10, sz * reach * 0.82]);
    const d = `M${from.map(num).join(' ')}L${to.map(num).join(' ')}`;
    return path(d, { stroke: rim, width: 38 * k + 5, round: true }) + tube(d, 38 * k, tone(colour, 0.12));
  };
  const motor = ([sx, sz]: readonly [number, number], index: number): string => {
    const [x, z] = [sx * reach, sz * reach * 0.82];
    const wash = circle(0, 0, blade, {
      fill: sheet.radial([
        [0, WASH, 0.5],
        [0.55, WASH, 0.26],
        [0.93, WASH, 0.4],
        [0.98, WASH, 0.75],
        [1, WASH, 0.5],
      ]),
    });
    const wing =
      path(`M0 -14C${blade * 0.4} -30 ${blade * 0.9} -20 ${blade} -4C${blade * 0.9} 14 ${blade * 0.3} 12 0 14Z`, {
        fill: sheet.linear([
          [0, '#7d828b'],
          [1, '#43474f'],
        ]),
        stroke: '#b4bac4',
        width: 2.5,
      }) + rect(blade * 0.82, -17, blade * 0.14, 26, 6, { fill: accent });
    const turn = 20 + index * 47;
    const guard = ring
      ? repeat(6, (spoke) =>
          line(0, 0, blade * 1.08, 0, {
            stroke: cage,
            width: 8,
            opacity: 0.9,
            transform: `rotate(${spoke * 60 + 15})`,
          }),
        ) +
        circle(0, 0, blade * 1.08, { stroke: rim, width: 42 }) +
        circle(0, 0, blade * 1.08, { stroke: cage, width: 34 })
      : '';
    const leg = lathe(
      sheet,
      view,
      [
        [10, 0],
        [18, 90],
      ],
      { colour: darken(colour, 0.12), origin: [x, 90, z] },
    );
    return (
      leg +
      lathe(
        sheet,
        view,
        [
          [34, -30],
          [36, 20],
          [30, 34],
        ],
        { colour: '#6d727b', finish: 'metal', origin: [x, -10, z] },
      ) +
      onTop(
        view,
        -52,
        `${guard}${wash}<g transform="rotate(${turn})">${wing}<g transform="rotate(180)">${wing}</g></g>${circle(0, 0, 20, { fill: flatFill(sheet, '#8b9099', 'metal') })}`,
        x,
        z,
      )
    );
  };
  const hullFace =
    rect(16, 16, w - 32, l - 32, 60, { fill: flatFill(sheet, tone(colour, 0.06), 'gloss') }) +
    rect(w * 0.22, l * 0.34, w * 0.56, l * 0.5, 24, {
      fill: tone(colour, -0.06),
      stroke: darken(colour, 0.3),
      width: 3,
    }) +
    repeat(4, (index) => circle(w * 0.34 + index * w * 0.107, l * 0.9, 6, { fill: index < 3 ? '#46e0b0' : '#5a5e66' }));
  const hull = pillow(
    view,
    { origin: [-w / 2, -h / 2, -l / 2], u: axes.x, v: axes.z },
    w,
    l,
    h,
    { colour, shift: isWhite(colour) ? 0 : 0.1, r: 84, bevel: 34, backBevel: 30 },
    hullFace,
  );
  const gimbal = pillow(
    view,
    { origin: [-60, 12, l / 2 + 62], u: axes.x, v: axes.y },
    120,
    96,
    90,
    { colour: '#33363c', r: 40, bevel: 14, backBevel: 10 },
    rect(10, 6, 100, 84, 36, { fill: '#17191d' }) +
      (chance.yes('double', 0.3)
        ? lens(sheet, 36, 48, 25, '#6d727b', '#4a5fb8') + lens(sheet, 84, 48, 25, '#6d727b', '#7650b4')
        : lens(sheet, 60, 48, 38, '#6d727b', '#4a5fb8')),
  );
  const behind = tips.slice(0, 2);
  const ahead = tips.slice(2);
  const eyes = repeat(2, (index) =>
    circle(...view.project([index ? 50 : -50, -16, l / 2 - 2]), 13 * k, {
      fill: '#0b0c0f',
      stroke: '#5a5e66',
      width: 2,
    }),
  );
  return (
    behind.map(arm).join('') +
    behind.map(motor).join('') +
    ahead.map(arm).join('') +
    hull +
    eyes +
    gimbal +
    ahead.map((tip, index) => motor(tip, index + 2)).join('')
  );
}

export const drawDrone: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1)
    return (
      groundShadow(sheet, 600, 905, 310, 52, 0.7) +
      whole(studio, eye({ yaw: -24, pitch: 26, cx: 600, cy: 600, scale: 0.76 }))
    );
  if (view === 2)
    return (
      groundShadow(sheet, 620, 690, 380, 290, 0.4) +
      whole(studio, eye({ yaw: 32, pitch: 62, cx: 600, cy: 600, scale: 0.72 }))
    );
  return whole(studio, eye({ yaw: -20, pitch: 14, roll: -5, cx: 580, cy: 560, scale: 2 }));
};
