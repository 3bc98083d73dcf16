import { darken, lighten } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { circle, ellipse, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

/** Two round pads that turn, a half-round cloth on a plate, or a roller across the tail: what wipes the floor. */
function mop({ sheet, chance }: Studio): string {
  const cloth = sheet.linear([
    [0, '#e6e8ec'],
    [1, '#a9aeb6'],
  ]);
  const kind = chance.pick('mop', ['pads', 'cloth', 'roller']);
  if (kind === 'roller')
    return (
      rect(-250, -270, 500, 92, 46, { fill: cloth, stroke: '#5a5e66', width: 6 }) +
      repeat(16, (index) => rect(-232 + index * 30, -262, 9, 76, 4, { fill: '#8b9099', opacity: 0.5 }))
    );
  if (kind === 'cloth')
    return (
      path('M-300 -160H300A340 340 0 0 0 0 -360A340 340 0 0 0 -300 -160Z', {
        fill: cloth,
        stroke: '#5a5e66',
        width: 6,
      }) + repeat(9, (index) => rect(-240 + index * 58, -230, 20, 54, 8, { fill: '#8b9099', opacity: 0.4 }))
    );
  return repeat(2, (index) => {
    const x = index === 0 ? -122 : 122;
    const pad = sheet.radial([
      [0, '#dfe1e5'],
      [0.9, '#b3b7be'],
      [1, '#8b9099'],
    ]);
    return circle(x, -210, 112, { fill: pad, stroke: '#5a5e66', width: 4 }) + circle(x, -210, 34, { fill: '#5a5e66' });
  });
}

/** Seen from below: brush, wheels and the side sweeper. */
export function underside(studio: Studio): string {
  const { sheet, chance, colour } = studio;
  const wheel = (x: number): string =>
    rect(x - 40, -90, 80, 180, 24, { fill: '#0d0e11' }) +
    repeat(9, (index) => rect(x - 32, -82 + index * 19, 64, 10, 4, { fill: '#3a3d43' }));
  const brush =
    rect(-190, 110, 380, 104, 18, { fill: '#0c0d10' }) +
    rect(-176, 122, 352, 80, 40, {
      fill: sheet.linear([
        [0, '#5a5e66'],
        [0.35, '#2b2d32'],
        [1, '#101114'],
      ]),
    }) +
    repeat(9, (index) =>
      path(`M${-170 + index * 40} 200Q${-150 + index * 40} 160 ${-120 + index * 40} 124`, {
        stroke: chance.pick('bristle', ['#ff7a45', '#c8313b', '#5a8fd8']),
        width: 8,
        round: true,
      }),
    );
  const sweeper = `<g transform="translate(262 238)">${repeat(3, (index) => path('M0 0Q60 -20 130 -6', { stroke: '#2b2d32', width: 12, round: true, transform: `rotate(${index * 120 + 20})` }))}${circle(0, 0, 30, { fill: flatFill(sheet, '#5a5e66') })}</g>`;
  return (
    circle(0, 0, 410, {
      fill: sheet.linear(
        [
          [0, lighten(colour, 0.4)],
          [1, darken(colour, 0.5)],
        ],
        0,
        0,
        1,
        1,
      ),
    }) +
    circle(0, 0, 398, { fill: flatFill(sheet, '#3a3d43') }) +
    wheel(-290) +
    wheel(290) +
    brush +
    mop(studio) +
    sweeper +
    ellipse(0, 300, 90, 24, { fill: '#17191d' })
  );
}
