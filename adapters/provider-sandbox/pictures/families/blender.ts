import { darken, lighten, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { knob } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { lathe, smooth } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { gleam, groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { circle, line, num, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';

const fills = ['#e2588a', '#8fc24a', '#f2a33d', '#c8313b', '#7a5bc2'] as const;

/** Glass jug with something bright in it, over a motor base; or one slim portable bottle. */
function whole(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const k = view.scale;
  const slim = chance.yes('slim', 0.4);
  const [r1, r2, jar, base] = slim ? [150, 150, 360, 330] : [150, 205, 450, 260];
  const floor = (jar + base) / 2;
  const [cx, foot] = view.project([0, floor, 0]);
  const at = (x: number, y: number): string => `${num(cx + x * k)} ${num(foot - y * k)}`;
  const baseR = slim ? 156 : chance.range('base', 215, 240);
  const motor = lathe(
    sheet,
    view,
    [
      ...smooth(
        [
          [baseR * 0.94, 0],
          [baseR, 20],
          [baseR, 50],
        ],
        6,
      ),
      ...smooth(
        [
          [baseR * 0.98, base * 0.4],
          [slim ? 156 : r1 * 1.12, base * 0.9],
          [slim ? 150 : r1 * 1.05, base],
        ],
        7,
      ),
    ],
    { colour, finish: chance.pick('finish', ['matte', 'gloss', 'metal']), origin: [0, floor, 0] },
  );
  const ink = chance.pick('fill', fills);
  const wide = (share: number): number => r1 + (r2 - r1) * share;
  const level = chance.range('level', 0.5, 0.72);
  const glass = path(
    `M${at(-r1, base)}L${at(-r2, base + jar)}Q${at(0, base + jar - 50)} ${at(r2, base + jar)}L${at(r1, base)}Q${at(0, base - 46)} ${at(-r1, base)}Z`,
    {
      fill: sheet.linear(
        [
          [0, '#8ba0b0', 0.7],
          [0.08, '#e6eef3', 0.5],
          [0.5, '#dfe9ef', 0.35],
          [0.9, '#c3d2dc', 0.5],
          [1, '#7d93a4', 0.75],
        ],
        0,
        0,
        1,
        0,
      ),
    },
  );
  const juice = path(
    `M${at(-r1 * 0.95, base + 6)}L${at(-wide(level) * 0.95, base + jar * level)}Q${at(0, base + jar * level - 40)} ${at(wide(level) * 0.95, base + jar * level)}L${at(r1 * 0.95, base + 6)}Q${at(0, base - 36)} ${at(-r1 * 0.95, base + 6)}Z`,
    {
      fill: sheet.linear(
        [
          [0, tone(ink, -0.35)],
          [0.25, tone(ink, 0.2)],
          [0.6, ink],
          [1, tone(ink, -0.4)],
        ],
        0,
        0,
        1,
        0,
      ),
    },
  );
  const foam = path(
    `M${at(-wide(level) * 0.95, base + jar * level)}Q${at(0, base + jar * level - 40)} ${at(wide(level) * 0.95, base + jar * level)}Q${at(0, base + jar * level + 40)} ${at(-wide(level) * 0.95, base + jar * level)}Z`,
    { fill: lighten(ink, 0.45) },
  );
  const scaleMarks = repeat(6, (index) =>
    line(
      cx + wide(0.2 + index * 0.11) * 0.5 * k,
      foot - (base + jar * (0.2 + index * 0.11)) * k,
      cx + wide(0.2 + index * 0.11) * (index % 2 ? 0.62 : 0.7) * k,
      foot - (base + jar * (0.2 + index * 0.11)) * k,
      { stroke: '#ffffff', width: 4 * k, opacity: 0.8 },
    ),
  );
  const handle = slim
    ? ''
    : tube(
        `M${at(r2 * 0.94, base + jar * 0.88)}C${at(r2 * 1.7, base + jar * 0.92)} ${at(r2 * 1.7, base + jar * 0.3)} ${at(r1 * 1.1, base + jar * 0.22)}`,
        38 * k,
        '#2b2d32',
      );
  const lid = lathe(
    sheet,
    view,
    [
      [r2 * 1.02, 0],
      [r2 * 1.03, 30],
      [r2 * 0.94, 46],
      [r2 * 0.5, 50],
      [r2 * 0.48, 84],
      [r2 * 0.42, 90],
    ],
    { colour: slim ? colour : '#2b2d32', finish: 'gloss', origin: [0, floor - base - jar + 6, 0] },
  );
  const loop = slim
    ? tube(
        `M${at(-50, base + jar + 80)}C${at(-60, base + jar + 170)} ${at(60, base + jar + 170)} ${at(50, base + jar + 80)}`,
        22 * k,
        darken(colour, 0.2),
      )
    : '';
  const [kx, ky] = view.project([0, floor - base * 0.42, baseR]);
  const control = slim
    ? circle(kx, ky, 36 * k, { fill: '#15171b', stroke: lighten(colour, 0.4), width: 4 }) +
      circle(kx, ky, 14 * k, { stroke: '#7fe0ff', width: 4 })
    : knob(sheet, kx, ky, 50 * k, '#b9bdc4') +
      line(kx, ky - 40 * k, kx, ky - 18 * k, { stroke: '#33363c', width: 6 * k, round: true });
  const side = slim
    ? ''
    : rect(kx - 140 * k, ky - 10 * k, 50 * k, 20 * k, 10, { fill: '#15171b' }) +
      rect(kx + 90 * k, ky - 10 * k, 50 * k, 20 * k, 10, { fill: '#15171b' });
  return (
    motor +
    handle +
    juice +
    foam +
    glass +
    scaleMarks +
    gleam(`M${at(-wide(0.1) * 0.72, base + jar * 0.12)}L${at(-wide(0.9) * 0.76, base + jar * 0.88)}`, 20 * k, 0.8) +
    lid +
    loop +
    control +
    side
  );
}

export const drawBlender: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1)
    return groundShadow(sheet, 600, 1045, 280, 50) + whole(studio, eye({ pitch: 10, cx: 590, cy: 620, scale: 1.1 }));
  if (view === 2)
    return (
      groundShadow(sheet, 600, 1010, 300, 70) +
      `<g transform="matrix(-1 0 0 1 1200 0)">${whole(studio, eye({ pitch: 22, cx: 590, cy: 620, scale: 1.1 }))}</g>`
    );
  return whole(studio, eye({ pitch: 16, cx: 580, cy: 420, scale: 1.9 }));
};
