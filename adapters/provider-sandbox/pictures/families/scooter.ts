import { darken, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill, roundFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { glow, groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { circle, line, path, place, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';

/** A tyre on a spoked or cast hub. */
function wheel({ sheet, chance, colour }: Studio, x: number, y: number, r: number): string {
  const accent = chance.pick('accent', ['#e0653a', '#c9ccd1', '#5aa37a', '#4a8ad8', '#d8a83a']);
  const tread = repeat(40, (index) =>
    line(0, -r * 0.99, 0, -r * 0.92, { stroke: '#4a4e56', width: 4, transform: `rotate(${index * 9})` }),
  );
  const spokes = chance.yes('cast', 0.6)
    ? repeat(5, (index) =>
        path(`M${-r * 0.1} ${-r * 0.2}L${-r * 0.16} ${-r * 0.64}H${r * 0.16}L${r * 0.1} ${-r * 0.2}Z`, {
          fill: flatFill(sheet, '#8b9099', 'metal'),
          transform: `rotate(${index * 72})`,
        }),
      )
    : circle(0, 0, r * 0.5, { fill: flatFill(sheet, '#5a5e66', 'metal') });
  const parts =
    circle(0, 0, r, {
      fill: sheet.radial([
        [0, '#15171b'],
        [0.7, '#1d1f24'],
        [0.86, '#3a3d43'],
        [0.95, '#1b1d21'],
        [1, '#0b0c0f'],
      ]),
    }) +
    tread +
    circle(0, 0, r * 0.68, { fill: '#24262b', stroke: accent, width: 4 }) +
    spokes +
    circle(0, 0, r * 0.26, { fill: flatFill(sheet, tone(colour, 0.1), 'metal'), stroke: '#0b0c0f', width: 3 }) +
    circle(0, 0, r * 0.09, { fill: '#c9ccd1' });
  return place(parts, x, y);
}

function whole(studio: Studio): string {
  const { sheet, chance, colour } = studio;
  const r = chance.range('wheel', 96, 122);
  const [rear, front, axle] = [270, 920, 1000 - r];
  const accent = chance.pick('accent', ['#e0653a', '#c9ccd1', '#5aa37a', '#4a8ad8', '#d8a83a']);
  const lean = chance.range('lean', 120, 150);
  const [hx, hy] = [front - lean - 10, 200];
  const deckY = axle - chance.range('deck', 26, 48);
  const stem = tube(`M${front - 16} ${axle - r - 6}L${hx} ${hy + 30}`, 48, colour);
  const fork = tube(`M${front - 20} ${axle - r - 20}L${front} ${axle}`, 34, darken(colour, 0.2));
  const guard = path(
    `M${front - r - 26} ${axle - 30}A${r + 22} ${r + 22} 0 0 1 ${front + r * 0.7} ${axle - r * 0.86}`,
    { stroke: tone(colour, -0.2), width: 17, round: true },
  );
  const rearGuard = path(
    `M${rear + r + 14} ${axle - 46}A${r + 20} ${r + 20} 0 0 0 ${rear - r - 4} ${axle - 60}L${rear - r - 30} ${axle - 56}`,
    { stroke: tone(colour, -0.2), width: 17, round: true },
  );
  const lamp =
    rect(rear - r - 42, axle - 76, 22, 26, 6, { fill: '#d0402f' }) +
    glow(sheet, rear - r - 34, axle - 62, 44, '#ff5a4a', 0.5);
  const deck = path(
    `M${rear + r * 0.5} ${axle - 30}L${rear + r + 30} ${deckY}H${front - r - 130}Q${front - r - 70} ${deckY} ${front - r - 50} ${deckY - 60}L${front - 50} ${axle - r - 70}L${front - 4} ${axle - r - 26}L${front - r + 16} ${deckY + 16}Q${front - r - 20} ${deckY + 62} ${front - r - 90} ${deckY + 62}H${rear + r + 30}L${rear + 30} ${axle + 14}Z`,
    {
      fill: sheet.linear([
        [0, tone(colour, 0.34)],
        [0.3, colour],
        [0.7, tone(colour, -0.3)],
        [1, tone(colour, -0.55)],
      ]),
    },
  );
  const grip =
    path(`M${rear + r + 34} ${deckY}H${front - r - 130}L${front - r - 120} ${deckY + 12}H${rear + r + 24}Z`, {
      fill: '#1b1d21',
    }) + rect(rear + r + 60, deckY + 26, front - rear - r * 2 - 220, 8, 4, { fill: accent });
  const bar =
    tube(`M${hx - 96} ${hy - 6}Q${hx - 40} ${hy - 14} ${hx} ${hy + 6}L${hx + 60} ${hy + 26}`, 30, darken(colour, 0.3)) +
    tube(`M${hx - 168} ${hy + 4}L${hx - 92} ${hy - 6}`, 46, '#2b2d32') +
    tube(`M${hx + 56} ${hy + 24}L${hx + 96} ${hy + 44}`, 40, '#2b2d32');
  const lever = path(`M${hx - 78} ${hy + 12}Q${hx - 130} ${hy + 40} ${hx - 176} ${hy + 44}`, {
    stroke: '#8b9099',
    width: 9,
    round: true,
  });
  const head = rect(hx - 46, hy - 46, 104, 62, 20, {
    fill: flatFill(sheet, '#1d1f24', 'gloss'),
    transform: `rotate(-14 ${hx} ${hy})`,
  });
  const light =
    circle(hx + 62, hy + 92, 26, {
      fill: sheet.radial([
        [0, '#ffffff'],
        [0.6, '#fff3d0'],
        [1, '#8b9099'],
      ]),
    }) + glow(sheet, hx + 76, hy + 92, 90, '#fff0c2', 0.7);
  const cable = path(
    `M${hx - 60} ${hy + 4}C${hx - 120} ${hy + 150} ${hx - 40} ${hy + 240} ${hx + 42} ${hy + 250}M${hx + 50} ${hy + 20}C${hx + 140} ${hy + 120} ${hx + 110} ${hy + 260} ${hx + 66} ${hy + 320}`,
    { stroke: '#1b1d21', width: 7, round: true },
  );
  const hinge =
    rect(front - 74, axle - r - 108, 76, 72, 18, {
      fill: roundFill(sheet, darken(colour, 0.25), 'metal'),
      transform: `rotate(-10 ${front - 36} ${axle - r - 70})`,
    }) + circle(front - 40, axle - r - 74, 14, { fill: accent });
  return (
    wheel(studio, rear, axle, r) +
    wheel(studio, front, axle, r) +
    rearGuard +
    lamp +
    fork +
    guard +
    deck +
    grip +
    cable +
    stem +
    hinge +
    light +
    bar +
    lever +
    head +
    path(`M${rear + 250} ${deckY + 60}L${rear + 190} ${axle + r - 6}`, { stroke: '#5a5e66', width: 14, round: true })
  );
}

export const drawScooter: Draw = (studio) => {
  const { sheet, view } = studio;
  const art = whole(studio);
  if (view === 1) return groundShadow(sheet, 590, 1008, 480, 32) + art;
  if (view === 2)
    return `${groundShadow(sheet, 600, 1004, 330, 44)}<g transform="matrix(-0.66 0.05 0 1 1000 -34)">${art}</g>`;
  return `<g transform="translate(-1010 -150) scale(2.15)">${art}</g>`;
};
