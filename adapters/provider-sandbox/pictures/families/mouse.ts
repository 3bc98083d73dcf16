import { blob } from '#adapters/provider-sandbox/pictures/kit/ball.ts';
import { darken, lighten, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { roundFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { gleam, glow, groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { circle, group, path, place, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

/** Outlines from above: a hump with a wing for the thumb, an egg, a flat pebble, a flared back for play, and one with edges. */
const outlines = {
  wing: 'M0 -330C120 -330 190 -250 196 -110C200 -20 190 40 204 130C216 270 120 360 0 360C-96 360 -160 334 -206 286C-274 256 -300 172 -282 84C-268 14 -206 -20 -196 -110C-190 -250 -120 -330 0 -330Z',
  egg: 'M0 -320C110 -320 176 -240 186 -90C196 60 190 350 0 350C-190 350 -196 60 -186 -90C-176 -240 -110 -320 0 -320Z',
  pebble: 'M0 -350C170 -350 190 -210 190 0C190 210 170 350 0 350C-170 350 -190 210 -190 0C-190 -210 -170 -350 0 -350Z',
  flared:
    'M-140 -330C-60 -346 60 -346 150 -326C190 -240 176 -120 178 -40C180 60 214 120 206 220C192 330 100 366 0 366C-110 366 -206 326 -214 210C-218 110 -178 50 -180 -40C-184 -130 -178 -240 -140 -330Z',
  edged:
    'M-130 -340L110 -340L176 -300L182 -120L206 60L216 210L150 330L0 366L-140 340L-224 260L-250 120L-214 -20L-190 -150L-190 -290Z',
} as const;

/** From above: split keys, wheel, side grips. */
function above({ sheet, chance, colour }: Studio): string {
  const light = chance.yes('lit', 0.5) ? chance.pick('light', ['#5fd0ff', '#ff5aa0', '#46e0b0', '#8f7bff']) : '';
  const kind = chance.pick('outline', ['wing', 'egg', 'pebble', 'flared', 'edged']);
  const split =
    path('M0 -328V-20M-198 -60C-120 0 120 0 198 -60', { stroke: darken(colour, 0.6), width: 5 }) +
    path('M3 -328V-20', { stroke: lighten(colour, 0.4), width: 1.6 });
  const wheel =
    rect(-30, -240, 60, 140, 30, { fill: '#0b0c0f' }) +
    rect(-21, -230, 42, 120, 21, {
      fill: sheet.linear([
        [0, '#101114'],
        [0.35, '#6d727b'],
        [0.5, '#8b9099'],
        [1, '#15171b'],
      ]),
    }) +
    repeat(8, (index) => rect(-21, -220 + index * 14, 42, 4, 2, { fill: '#0b0c0f', opacity: 0.7 })) +
    (light ? rect(-24, -234, 48, 128, 24, { stroke: light, width: 5 }) : '');
  const grips =
    kind === 'pebble' || kind === 'egg'
      ? ''
      : (kind === 'wing'
          ? ''
          : path('M-197 -20C-188 60 -214 120 -196 220C-170 160 -160 60 -170 -10Z', { fill: darken(colour, 0.45) })) +
        path('M197 -20C188 60 214 120 196 220C170 160 160 60 170 -10Z', { fill: darken(colour, 0.45) });
  const edges =
    kind === 'edged'
      ? path('M-190 -150L-96 -60L-110 130L-140 340M182 -120L96 -60L110 130L150 330', {
          stroke: darken(colour, 0.6),
          width: 6,
        }) +
        rect(-176, -190, 40, 84, 10, { fill: tone(colour, 0.16), stroke: darken(colour, 0.6), width: 3 }) +
        rect(-182, -92, 40, 84, 10, { fill: tone(colour, 0.16), stroke: darken(colour, 0.6), width: 3 })
      : '';
  const lit = light ? glow(sheet, 0, 190, 70, light, 0.7) : '';
  const rest =
    kind === 'wing'
      ? path('M-196 -120C-196 0 -176 110 -196 290C-280 256 -304 172 -284 84C-268 14 -206 -20 -196 -120Z', {
          fill: darken(colour, 0.38),
          stroke: darken(colour, 0.62),
          width: 4,
        }) +
        rect(-246, 26, 26, 96, 13, { fill: '#8b9099', stroke: '#2b2d32', width: 3, transform: 'rotate(10 -233 74)' })
      : '';
  return (
    blob(sheet, outlines[kind], colour, chance.pick('finish', ['matte', 'gloss'])) +
    group(split + edges + grips + rest, { clip: sheet.clip(path(outlines[kind], { fill: '#000' })) }) +
    rect(-12, -78, 24, 44, 12, { fill: tone(colour, -0.3), stroke: darken(colour, 0.6), width: 2 }) +
    wheel +
    gleam('M-150 -150Q-136 -250 -70 -290', 20, 0.45) +
    lit
  );
}

/** From the left: arched back, thumb keys, wheel peeping out. */
function profile({ sheet, chance, colour }: Studio): string {
  const light = chance.yes('lit', 0.5) ? chance.pick('light', ['#5fd0ff', '#ff5aa0', '#46e0b0', '#8f7bff']) : '';
  const body =
    'M-420 130C-430 40 -360 -40 -240 -100C-120 -160 60 -200 200 -170C340 -140 420 -10 424 130C424 160 410 170 380 170H-370C-400 170 -418 160 -420 130Z';
  const lower =
    'M-414 100C-300 60 -160 90 -40 60C100 20 260 40 420 90V130C424 160 410 170 380 170H-370C-400 170 -418 160 -420 130Z';
  const thumb = (x: number): string =>
    path(`M${x} -6C${x + 40} -26 ${x + 100} -34 ${x + 140} -32L${x + 134} 4C${x + 90} 0 ${x + 50} 10 ${x + 10} 24Z`, {
      fill: tone(colour, 0.14),
      stroke: darken(colour, 0.6),
      width: 3,
    });
  const wheel =
    circle(-252, -92, 50, { fill: roundFill(sheet, '#4a4e56', 'matte') }) +
    circle(-252, -92, 50, { stroke: light || '#15171b', width: 6 });
  const strip = light
    ? path('M-380 168H380', { stroke: light, width: 9, round: true }) + glow(sheet, 0, 180, 300, light, 0.35)
    : '';
  return (
    wheel +
    blob(sheet, body, colour, 'matte') +
    path(lower, { fill: darken(colour, 0.4), opacity: 0.85 }) +
    thumb(-150) +
    thumb(6) +
    strip +
    gleam('M-180 -100C-60 -150 60 -170 180 -146', 20, 0.5)
  );
}

export const drawMouse: Draw = (studio) => {
  const { sheet, chance, view } = studio;
  const broad = chance.range('broad', 0.9, 1.08);
  const lean = (art: string, x: number, y: number, size: number, turn: number): string =>
    group(art, { transform: `translate(${x} ${y}) rotate(${turn}) scale(${size * broad} ${size * 0.9})` });
  if (view === 1) return groundShadow(sheet, 640, 720, 330, 330) + lean(above(studio), 600, 580, 1.32, 24);
  if (view === 2) return groundShadow(sheet, 600, 810, 540, 50) + place(profile(studio), 600, 610, 1.22);
  return groundShadow(sheet, 700, 900, 560, 400, 0.8) + lean(above(studio), 640, 830, 2.2, -16);
};
