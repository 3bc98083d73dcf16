import { darken, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { knob, slots } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes, plate } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, line, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onTop } from '#adapters/provider-sandbox/pictures/kit/surface.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';
import { cup, stream } from './coffee-cup.ts';

/** A machine with a lever: back column, foot with drip tray, head above with the group and a gauge. */
export function espressoMachine(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const w = chance.range('w', 430, 500);
  const steel = mix('#b9bdc4', colour, 0.1);
  const body = chance.yes('steel', 0.3) ? steel : colour;
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
  const controls =
    knob(sheet, 86, 84, 30, steel) +
    knob(sheet, w - 86, 84, 30, steel) +
    `<g transform="translate(${w / 2} 84)">${gauge}</g>`;
  const head = block(
    -w / 2,
    -330,
    190,
    w,
    170,
    390,
    rect(0, 0, w, 170, 14, { fill: flatFill(sheet, body, body === steel ? 'metal' : 'gloss') }) + controls,
  );
  const under = -160;
  const group =
    lathe(
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
    );
  const wand = tube(
    `M${view.project([w / 2 - 40, -170, 120]).join(' ')}L${view.project([w / 2 - 10, -40, 190]).join(' ')}L${view.project([w / 2 - 4, 90, 200]).join(' ')}`,
    15 * view.scale,
    '#b9bdc4',
    true,
  );
  const cupsOnTop = onTop(
    view,
    -332,
    rect(-w / 2 + 40, -150, w - 80, 280, 14, { fill: tone(body, -0.16) }) +
      slots(-w / 2 + 60, -130, w - 120, 240, 8, tone(body, -0.5), tone(body, 0.4)),
  );
  return (
    foot +
    tray +
    column +
    stream(view, [0, under + 100, 100], 140) +
    cup(studio, view, [0, 212, 100]) +
    group +
    head +
    cupsOnTop +
    wand
  );
}
