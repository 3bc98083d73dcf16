import { darken, isWhite, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { knob, slots } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { lathe } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes, plate } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, line, path, place, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { onTop } from '#adapters/provider-sandbox/pictures/kit/surface.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';
import { cup, stream } from './coffee-cup.ts';

/** A dial with a needle between two knobs. */
function gaugeFace({ sheet, chance }: Studio, w: number, steel: string): string {
  const gauge =
    circle(0, 0, 54, { fill: '#f4f4f2', stroke: '#8b9099', width: 9 }) +
    repeat(9, (index) =>
      line(0, -42, 0, -33, { stroke: '#33363c', width: 3, transform: `rotate(${index * 30 - 120})` }),
    ) +
    line(0, 6, 0, -32, {
      stroke: '#d0402f',
      width: 4,
      round: true,
      transform: `rotate(${chance.range('needle', -60, 80)})`,
    });
  return knob(sheet, 76, 84, 34, steel) + knob(sheet, w - 76, 84, 34, steel) + place(gauge, w / 2, 84);
}

/** Three lit keys in steel rings on a dark strip. */
const keyRow = ({ sheet }: Studio, w: number, steel: string): string =>
  rect(18, 40, w - 36, 88, 44, { fill: flatFill(sheet, '#15171b', 'gloss') }) +
  repeat(3, (index) => {
    const x = w / 2 + (index - 1) * (w - 124) * 0.5;
    return (
      circle(x, 84, 30, { fill: '#24262b', stroke: flatFill(sheet, steel, 'metal'), width: 7 }) +
      path(`M${x - 11} 74H${x + 11}L${x + 8} 95H${x - 8}Z`, { fill: index === 1 ? '#ffb36b' : '#f2f3f5' })
    );
  });

/** A machine with a lever: back column, foot with drip tray, head above with the group and a gauge. */
export function espressoMachine(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const w = chance.range('w', 260, 430);
  const steel = mix('#b9bdc4', colour, 0.1);
  const body = chance.yes('steel', 0.3) && !isWhite(colour) ? steel : colour;
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
  const slim = chance.pick('face', ['gauge', 'keys']) === 'keys';
  const face = slim ? keyRow(studio, w, steel) : gaugeFace(studio, w, steel);
  const head = block(
    -w / 2,
    -330,
    190,
    w,
    170,
    390,
    rect(0, 0, w, 170, 14, { fill: flatFill(sheet, body, body === steel ? 'metal' : 'gloss') }) + face,
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
