import { darken, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { knob, slots } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes, plate } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, line, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye, type Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onTop } from '#adapters/provider-sandbox/pictures/kit/surface.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';

/** A cup of coffee standing at a point. */
function cup({ sheet, chance }: Studio, view: Eye, at: Vec): string {
  const ink = chance.pick('cup', ['#f2f3f5', '#2f3238', '#e9dfd0']);
  const [x, y] = view.project([at[0] + 52, at[1] - 46, at[2]]);
  const handle = tube(
    `M${x} ${y - 20 * view.scale}q${38 * view.scale} 4 ${22 * view.scale} ${38 * view.scale}q${-10 * view.scale} ${14 * view.scale} ${-34 * view.scale} ${10 * view.scale}`,
    13 * view.scale,
    ink,
  );
  const body = lathe(
    sheet,
    view,
    smooth(
      [
        [30, 0],
        [46, 10],
        [56, 50],
        [58, 88],
      ],
      6,
    ),
    { colour: ink, finish: 'gloss', origin: at, cap: ink },
  );
  const coffee = circle(0, 0, 51, {
    fill: sheet.radial([
      [0, '#b9824a'],
      [0.6, '#8a5527'],
      [1, '#3a2413'],
    ]),
  });
  return handle + body + onTop(view, at[1] - 86, coffee, at[0], at[2]);
}

/** Back column, foot with drip tray, head above with group or nozzles. */
function whole(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const lever = chance.yes('lever', 0.5);
  const w = lever ? chance.range('w', 430, 500) : chance.range('w', 360, 420);
  const steel = mix('#b9bdc4', colour, 0.1);
  const body = chance.yes('steel', 0.3) && lever ? steel : colour;
  const look = { colour: body, finish: body === steel ? ('metal' as const) : ('matte' as const), r: 20, bevel: 10 };
  const block = (x: number, y: number, z: number, bw: number, bh: number, bd: number, face: string): string =>
    pillow(view, { origin: [x, y, z], u: axes.x, v: axes.y }, bw, bh, bd, look, face);
  const foot = block(-w / 2, 220, 240, w, 90, 440, rect(0, 0, w, 90, 20, { fill: flatFill(sheet, tone(body, -0.1)) }));
  const tray = plate(
    view,
    w - 50,
    260,
    6,
    { colour: steel, finish: 'metal', r: 14, at: [0, 214, 90] },
    rect(0, 0, w - 50, 260, 14, { fill: flatFill(sheet, steel, 'metal') }) +
      slots(24, 22, w - 98, 220, 9, '#1b1d21', '#f2f3f5'),
  );
  const column = block(
    -w / 2,
    -200,
    -20,
    w,
    430,
    180,
    rect(0, 0, w, 430, 10, {
      fill: sheet.linear([
        [0, darken(body, 0.55)],
        [0.5, darken(body, 0.12)],
        [1, darken(body, 0.3)],
      ]),
    }),
  );
  const gauge =
    circle(0, 0, 46, { fill: '#f4f4f2', stroke: '#8b9099', width: 8 }) +
    repeat(9, (index) =>
      line(0, -36, 0, -28, { stroke: '#33363c', width: 3, transform: `rotate(${index * 30 - 120})` }),
    ) +
    line(0, 6, 0, -28, {
      stroke: '#d0402f',
      width: 4,
      round: true,
      transform: `rotate(${chance.range('needle', -60, 80)})`,
    });
  const screenArt =
    rect(-90, -46, 180, 92, 16, { fill: '#0b0c0f' }) +
    repeat(3, (index) => circle(-52 + index * 52, 0, 17, { stroke: index === 0 ? '#ffb36b' : '#8b9099', width: 4 }));
  const controls = lever
    ? knob(sheet, 86, 84, 30, steel) +
      knob(sheet, w - 86, 84, 30, steel) +
      `<g transform="translate(${w / 2} 84)">${gauge}</g>`
    : `<g transform="translate(${w / 2} 84)">${screenArt}</g>`;
  const head = block(
    -w / 2,
    -330,
    190,
    w,
    lever ? 170 : 200,
    390,
    rect(0, 0, w, lever ? 170 : 200, 14, { fill: flatFill(sheet, body, body === steel ? 'metal' : 'gloss') }) +
      controls,
  );
  const under = lever ? -160 : -130;
  const group = lever
    ? lathe(
        sheet,
        view,
        [
          [66, 0],
          [70, 30],
          [78, 34],
          [78, 64],
        ],
        { colour: steel, finish: 'metal', origin: [0, under + 64, 90] },
      ) +
      lathe(
        sheet,
        view,
        [
          [14, 0],
          [20, 40],
          [26, 150],
          [20, 176],
        ],
        { colour: '#26282d', finish: 'gloss', axis: [0.18, 0.14, 0.97], origin: [8, under + 50, 150] },
      ) +
      lathe(
        sheet,
        view,
        [
          [20, 0],
          [32, 40],
        ],
        { colour: steel, finish: 'metal', origin: [0, under + 100, 90] },
      )
    : lathe(
        sheet,
        view,
        [
          [34, 0],
          [54, 24],
          [54, 76],
        ],
        { colour: '#2b2d32', finish: 'gloss', origin: [0, under + 70, 100] },
      ) +
      repeat(2, (index) =>
        lathe(
          sheet,
          view,
          [
            [9, 0],
            [13, 30],
          ],
          { colour: steel, finish: 'metal', origin: [-18 + index * 36, under + 94, 110] },
        ),
      );
  const wand = lever
    ? tube(
        `M${view.project([w / 2 - 40, -170, 120]).join(' ')}L${view.project([w / 2 - 10, -40, 190]).join(' ')}L${view.project([w / 2 - 4, 90, 200]).join(' ')}`,
        15 * view.scale,
        '#b9bdc4',
        true,
      )
    : '';
  const stream = repeat(2, (index) =>
    line(...view.project([-9 + index * 18, under + 100, 100]), ...view.project([-9 + index * 18, 140, 100]), {
      stroke: '#6b4423',
      width: 4 * view.scale,
    }),
  );
  const cupsOnTop = onTop(
    view,
    -332,
    rect(-w / 2 + 40, -150, w - 80, 280, 14, { fill: tone(body, -0.16) }) +
      slots(-w / 2 + 60, -130, w - 120, 240, 8, tone(body, -0.5), tone(body, 0.4)),
  );
  return foot + tray + column + stream + cup(studio, view, [0, 212, 100]) + group + head + cupsOnTop + wand;
}

export const drawCoffeeMachine: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1)
    return (
      groundShadow(sheet, 610, 990, 400, 80) +
      whole(studio, eye({ yaw: -28, pitch: 13, cx: 600, cy: 620, scale: 1.16 }))
    );
  if (view === 2)
    return (
      groundShadow(sheet, 600, 980, 380, 90) + whole(studio, eye({ yaw: 30, pitch: 20, cx: 600, cy: 620, scale: 1.14 }))
    );
  return whole(studio, eye({ yaw: -20, pitch: 12, roll: 3, cx: 580, cy: 560, scale: 2.05 }));
};
