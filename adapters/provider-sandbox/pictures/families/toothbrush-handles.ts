import { isWhite, lighten, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill, roundFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { figures } from '#adapters/provider-sandbox/pictures/kit/glyphs.ts';
import { gleam } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { circle, ellipse, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import type { Brush } from './toothbrush-heads.ts';

/** A handle from y = -330 down to 320, and what it wears and stands on. */
export interface Handle {
  head: Brush;
  /** Its outline from the front and from the side. */
  front: string;
  side: string;
  finish: 'matte' | 'gloss';
  controls: string;
  /** What is seen of it on the side too. */
  band: string;
  charger: (x: number, y: number) => string;
}

/** Straight down from a shoulder: half widths at the neck, the shoulder and the foot, and how far down the shoulder is. */
const bar = (neck: number, shoulder: number, foot: number, drop: number, round: number): string =>
  `M${-neck} -336C${-neck} ${-336 + drop * 0.5} ${-shoulder} ${-336 + drop * 0.5} ${-shoulder} ${-336 + drop}L${-foot} ${320 - round}Q${-foot} 320 ${-foot + round} 320H${foot - round}Q${foot} 320 ${foot} ${320 - round}L${shoulder} ${-336 + drop}C${shoulder} ${-336 + drop * 0.5} ${neck} ${-336 + drop * 0.5} ${neck} -336Z`;

/** A low round puck, with a stub that enters the foot of the brush where `stub` is given. */
const puck =
  ({ sheet, colour }: Studio, r: number, h: number) =>
  (x: number, y: number): string =>
    path(`M${x - r} ${y - h}A${r} ${r * 0.28} 0 0 1 ${x + r} ${y - h}V${y}A${r} ${r * 0.28} 0 0 1 ${x - r} ${y}Z`, {
      fill: roundFill(sheet, colour, 'matte'),
    }) +
    ellipse(x, y - h, r, r * 0.28, {
      fill: isWhite(colour) ? lighten(colour, 0.3) : tone(colour, 0.2),
      stroke: tone(colour, isWhite(colour) ? -0.14 : 0.4),
      width: 2,
    });

/** The recess round a key is a shade of the body, so that white keeps white and black stays black. */
const sunk = (colour: string): string => (isWhite(colour) ? '#c3c8cf' : '#0b0c0f');

/** A slim even tube with a dark touch panel in which the time runs. */
function panel(studio: Studio): Handle {
  const { sheet, colour } = studio;
  const ink = mix('#f4f5f6', colour, 0.3);
  return {
    head: { plate: [36, 66], shape: 'diamond', neck: 168, ink, tint: '#6fb7e6', ring: '#b9bdc4' },
    front: bar(27, 50, 50, 70, 34),
    side: bar(27, 50, 50, 70, 34),
    finish: 'matte',
    controls:
      rect(-33, -176, 66, 232, 33, { fill: flatFill(sheet, '#101216', 'gloss'), stroke: '#8b9099', width: 3 }) +
      figures('2:00', 0, -104, 19, '#ffffff', 2.2) +
      circle(0, -44, 21, { stroke: '#2f3640', width: 7 }) +
      path('M0 -65A21 21 0 1 1 -20 -38', { stroke: '#3fd0c0', width: 7, round: true }) +
      circle(0, 18, 15, { stroke: '#dfe4ea', width: 4 }),
    band: '',
    charger: puck(studio, 84, 22),
  };
}

/** A squared handle with a fluted grip, one small key and figures that shine through its foot. */
function fluted(studio: Studio): Handle {
  const { sheet, colour } = studio;
  const groove = tone(colour, isWhite(colour) ? -0.2 : -0.6);
  const flutes = (from: number): string =>
    repeat(7, (index) => rect(-36 + index * 12 - 2, from, 4, 210, 2, { fill: groove, opacity: 0.75 }));
  return {
    head: {
      plate: [31, 58],
      shape: 'oblong',
      neck: 190,
      ink: mix('#f4f5f6', colour, 0.55),
      tint: '#9aa3ae',
      ring: '#c08a62',
    },
    front: bar(30, 56, 56, 34, 16),
    side: bar(30, 50, 50, 34, 16),
    finish: 'matte',
    controls:
      circle(0, -212, 31, { fill: sunk(colour) }) +
      circle(0, -212, 26, {
        fill: flatFill(sheet, tone(colour, isWhite(colour) ? 0 : 0.14), 'matte'),
        stroke: '#c08a62',
        width: 4,
      }) +
      rect(-37, 190, 74, 72, 12, { fill: '#0d0f12' }) +
      figures('30', 0, 218, 30, '#ffffff', 2.2) +
      rect(-20, 246, 40, 5, 2.5, { fill: '#5fd08a' }),
    band: flutes(-130) + rect(-56, 300, 112, 5, 2, { fill: '#c08a62', opacity: 0.8 }),
    charger: puck(studio, 120, 40),
  };
}

/** A full handle that swells in the hand, with a big glossy key, a mode key under it and three lights. */
function swelling(studio: Studio): Handle {
  const { sheet, colour } = studio;
  const body =
    'M-30 -336C-34 -300 -60 -250 -68 -150C-74 -60 -62 60 -58 150C-56 230 -60 270 -58 300Q-56 320 -36 320H36Q56 320 58 300C60 270 56 230 58 150C62 60 74 -60 68 -150C60 -250 34 -300 30 -336Z';
  const mint = '#3fa9a0';
  const pillar = (x: number, y: number): string =>
    rect(x - 96, y - 78, 192, 90, 40, { fill: roundFill(sheet, colour, 'gloss') }) +
    ellipse(x, y - 66, 78, 18, { fill: tone(colour, isWhite(colour) ? -0.12 : 0.25) });
  return {
    head: { plate: [42, 76], shape: 'oval', neck: 128, ink: '#f4f5f6', tint: mint, ring: mint },
    front: body,
    side: body,
    finish: 'gloss',
    controls:
      ellipse(0, -160, 39, 62, { fill: sunk(colour) }) +
      ellipse(0, -162, 35, 57, { fill: flatFill(sheet, '#dfe4ea', 'metal') }) +
      path('M0 -184V-160', { stroke: '#4a5560', width: 6, round: true }) +
      path('M-15 -176A21 21 0 1 0 15 -176', { stroke: '#4a5560', width: 6, round: true }) +
      rect(-25, -62, 50, 34, 17, { fill: flatFill(sheet, '#dfe4ea', 'metal'), stroke: sunk(colour), width: 3 }) +
      repeat(3, (index) => rect(-17, 12 + index * 34, 34, 8, 4, { fill: index === 0 ? mint : '#aab2bb' })) +
      path('M-12 210h22v18h-22z', { stroke: '#7d8791', width: 4 }),
    band: path('M-58 288Q0 302 58 288', { stroke: tone(colour, isWhite(colour) ? -0.3 : 0.4), width: 3 }),
    charger: pillar,
  };
}

/** A thick handle with a ring of light at its neck and a glossy front strip: smart key, then a column of modes. */
function lit(studio: Studio): Handle {
  const { sheet, colour } = studio;
  const body =
    'M-40 -336C-56 -320 -66 -290 -66 -240C-68 -120 -62 40 -58 180C-56 250 -58 290 -50 308Q-42 320 -26 320H26Q42 320 50 308C58 290 56 250 58 180C62 40 68 -120 66 -240C66 -290 56 -320 40 -336Z';
  const glow = '#43d6a0';
  return {
    head: {
      plate: [48, 48],
      shape: 'round',
      neck: 140,
      ink: mix('#f4f5f6', colour, 0.12),
      tint: '#4aa3e0',
      ring: '#8b9099',
    },
    front: body,
    side: body,
    finish: 'matte',
    controls:
      path('M-36 -262H36C40 -100 36 60 30 210Q28 250 0 250Q-28 250 -30 210C-36 60 -40 -100 -36 -262Z', {
        fill: flatFill(sheet, '#0b0c0f', 'gloss'),
        stroke: tone(colour, 0.35),
        width: 3,
      }) +
      circle(0, -200, 29, { fill: flatFill(sheet, '#c9ccd1', 'metal') }) +
      circle(0, -200, 22, { fill: flatFill(sheet, '#1b1d21', 'gloss') }) +
      repeat(3, (index) =>
        circle(0, -110 + index * 52, 13, { stroke: index === 0 ? '#ffffff' : '#6d727b', width: 4 }),
      ) +
      circle(0, -110, 6, { fill: '#ffffff' }) +
      rect(-14, 90, 28, 20, 10, { fill: flatFill(sheet, '#5a5e66', 'metal') }) +
      rect(-12, 180, 24, 8, 4, { fill: glow }),
    band:
      rect(-58, -300, 116, 16, 8, { fill: glow }) +
      rect(-64, -308, 128, 32, 16, { fill: glow, opacity: 0.3 }) +
      gleam('M-40 -294H30', 5, 0.9),
    charger: puck(studio, 104, 54),
  };
}

export const handles = { panel, fluted, swelling, lit };
