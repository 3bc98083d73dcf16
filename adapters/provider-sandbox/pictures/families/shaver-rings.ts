import { mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill, roundFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { figures } from '#adapters/provider-sandbox/pictures/kit/glyphs.ts';
import { gleam } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { circle, ellipse, group, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { black, inlay, type Razor, ridges, ringKey, shell, steel, teeth } from './shaver-parts.ts';

/** One cutter: its holder, a slotted steel track and a cap in the middle. */
const cutter = ({ sheet }: Studio, x: number, y: number, r: number, holder: string, cap: string): string =>
  circle(x, y, r, { fill: roundFill(sheet, holder, 'gloss'), stroke: tone(holder, 0.5), width: 2.5 }) +
  circle(x, y, r * 0.8, { fill: flatFill(sheet, steel, 'metal'), stroke: '#3a3d43', width: 4 }) +
  repeat(30, (index) =>
    rect(x - 1.5, y - r * 0.75, 3, r * 0.3, 1, { fill: '#3f434b', transform: `rotate(${index * 12} ${x} ${y})` }),
  ) +
  circle(x, y, r * 0.4, { fill: flatFill(sheet, cap, 'metal'), stroke: '#5a5e66', width: 3 }) +
  path(`M${x} ${y}m0 ${-r * 0.2}v${r * 0.4}m${-r * 0.2} ${-r * 0.2}h${r * 0.4}`, {
    stroke: tone(cap, -0.45),
    width: 4,
    round: true,
  });

/** Three cutters on a trefoil that leans on a chrome neck, over a waisted handle with a shield and a large key. */
export function trefoil(studio: Studio): Razor {
  const { sheet, colour } = studio;
  const plum = mix(colour, '#16181d', 0.72);
  const outline =
    'M0 -212C40 -226 96 -226 130 -196C168 -162 168 -104 138 -66C120 -42 92 -10 78 26C62 74 -62 74 -78 26C-92 -10 -120 -42 -138 -66C-168 -104 -168 -162 -130 -196C-96 -226 -40 -226 0 -212Z';
  const neck =
    rect(-58, 40, 116, 62, 20, { fill: roundFill(sheet, '#8b9099', 'metal') }) +
    rect(-50, 78, 100, 40, 10, { fill: roundFill(sheet, black, 'matte') });
  const grip =
    'M-70 96C-116 104 -124 150 -120 210C-114 290 -96 350 -96 430C-96 520 -84 640 0 640C84 640 96 520 96 430C96 350 114 290 120 210C124 150 116 104 70 96Z';
  const handle = shell(sheet, grip, colour, 'gloss');
  const shield = inlay(
    sheet,
    'M-56 112H56C84 130 90 190 82 240C74 300 56 360 54 430C52 510 40 590 0 590C-40 590 -52 510 -54 430C-56 360 -74 300 -82 240C-90 190 -84 130 -56 112Z',
    plum,
    'gloss',
    steel,
  );
  const charge =
    rect(-22, 446, 44, 76, 10, { stroke: '#dfe4ea', width: 5 }) +
    rect(-9, 436, 18, 8, 3, { fill: '#dfe4ea' }) +
    repeat(3, (index) => rect(-14, 458 + index * 20, 28, 14, 3, { fill: '#7fe0ff' }));
  const head = shell(sheet, outline, plum, 'gloss');
  return {
    front:
      neck +
      handle +
      shield +
      ringKey(sheet, 226, 50, plum, steel) +
      charge +
      head +
      cutter(studio, -78, -138, 74, '#3a3d43', tone(colour, 0.1)) +
      cutter(studio, 78, -138, 74, '#3a3d43', tone(colour, 0.1)) +
      cutter(studio, 0, -10, 74, '#3a3d43', tone(colour, 0.1)) +
      gleam('M-98 170C-100 250 -82 340 -80 470', 10, 0.5),
    ...one(
      neck +
        handle +
        inlay(
          sheet,
          'M-48 128H48C66 200 40 380 40 520Q0 560 -40 520C-40 380 -66 200 -48 128Z',
          black,
          'matte',
          tone(colour, -0.4),
        ) +
        ridges(-34, 220, 68, 10, 26, black) +
        rect(-36, 134, 72, 62, 10, { fill: roundFill(sheet, '#4a4d55', 'gloss') }) +
        teeth(12, -32, 138, 64, 18, steel) +
        fromBehind(
          head +
            path('M-124 -96C-60 -140 60 -140 124 -96M-88 -30C-40 -60 40 -60 88 -30', {
              stroke: tone(plum, 0.6),
              width: 5,
              opacity: 0.55,
            }),
        ) +
        rect(-62, 62, 124, 46, 16, { fill: roundFill(sheet, black, 'gloss') }),
    ),
  };
}

/** Three cutters with gold caps sunk in a round steel-rimmed disc, over a straight bar whose glass strip counts the charge. */
export function disc(studio: Studio): Razor {
  const { sheet, colour } = studio;
  const gold = '#c9a06a';
  const neck =
    path('M-92 20L-70 118H70L92 20Z', { fill: roundFill(sheet, '#3a3d43', 'gloss') }) +
    ellipse(0, 116, 80, 12, { fill: gold });
  const bar = 'M-78 118H78Q100 118 100 144V560C100 612 70 640 0 640C-70 640 -100 612 -100 560V144Q-100 118 -78 118Z';
  const handle = shell(sheet, bar, colour, 'metal');
  const rim =
    circle(0, -76, 152, { fill: roundFill(sheet, '#5a5e66', 'metal') }) +
    circle(0, -76, 140, { fill: flatFill(sheet, '#1b1d21', 'gloss'), stroke: '#05070b', width: 4 });
  const strip =
    rect(-44, 150, 88, 430, 44, { fill: flatFill(sheet, '#0b0c0f', 'gloss'), stroke: tone(colour, 0.4), width: 3 }) +
    rect(-20, 184, 40, 96, 20, { fill: flatFill(sheet, '#5a5e66', 'metal') }) +
    figures('99', 0, 390, 46, '#ffffff', 2) +
    path('M4 462L-14 490H-2L-6 512L14 482H2Z', { fill: gold });
  return {
    front:
      neck +
      handle +
      strip +
      rim +
      repeat(3, (index) => {
        const angle = ((index * 120 - 90) * Math.PI) / 180;
        return cutter(studio, Math.cos(angle) * 70, -76 + Math.sin(angle) * 70, 60, '#2b2d32', gold);
      }) +
      path('M-112 -146A134 134 0 0 1 40 -206', { stroke: '#ffffff', width: 5, opacity: 0.35, round: true }),
    ...one(
      neck +
        handle +
        repeat(9, (index) => rect(-61 + index * 15, 190, 6, 360, 3, { fill: tone(colour, -0.6) })) +
        fromBehind(
          circle(0, -76, 152, { fill: roundFill(sheet, '#5a5e66', 'metal') }) +
            path('M-152 -76A152 152 0 0 0 152 -76A152 110 0 0 1 -152 -76Z', {
              fill: roundFill(sheet, '#2b2d32', 'gloss'),
            }) +
            ellipse(0, -92, 118, 92, { fill: roundFill(sheet, '#34373d', 'matte'), stroke: '#6a6e77', width: 3 }),
        ),
    ),
  };
}

/** The head leans to the front, so that its back is seen shortened. */
const fromBehind = (head: string): string => group(head, { transform: 'translate(0 26) scale(1 0.62)' });

/** A shaver stands before its own back and is shown alone from there. */
const one = (back: string): Pick<Razor, 'beside' | 'alone'> => ({ beside: back, alone: back });
