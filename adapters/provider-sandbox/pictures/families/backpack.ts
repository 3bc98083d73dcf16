import { darken, lighten, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { roundFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { castShadow, gleam, groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { group, line, path, place, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';

/** Cloth: a fine weave laid over the shape it is cut to. */
function cloth({ sheet }: Studio, d: string): string {
  // A large tile of many threads: small tiles cost the renderer several times as much.
  const size = 84;
  const threads = (turn: string, ink: string, opacity: number): string =>
    path(
      repeat(23, (index) => `M${(index - 11) * 7} 0${turn}`),
      { stroke: ink, width: 1, opacity },
    );
  const weave = sheet.pattern(
    size,
    size,
    threads(`l${size} ${size}`, '#ffffff', 0.12) + threads(`m${size} 0l-${size} ${size}`, '#000000', 0.16),
  );
  return path(d, { fill: weave });
}

/** A zip: tape, teeth and a pull. */
function zip(d: string, colour: string): string {
  return (
    path(d, { stroke: darken(colour, 0.45), width: 20, round: true }) +
    path(d, { stroke: '#8b9099', width: 7, dash: '5 5' })
  );
}

function pull({ chance }: Studio, x: number, y: number): string {
  const accent = chance.pick('accent', ['#e0653a', '#c9ccd1', '#d8a83a', '#5fd0ff', '#46a37a']);
  return rect(x - 9, y - 6, 18, 26, 6, { fill: '#b9bdc4' }) + rect(x - 7, y + 18, 14, 50, 6, { fill: accent });
}

function front(studio: Studio): string {
  const { sheet, chance, colour } = studio;
  const roll = chance.yes('roll-top', 0.35);
  const top = roll ? 90 : 20;
  const accent = chance.pick('accent', ['#e0653a', '#c9ccd1', '#d8a83a', '#5fd0ff', '#46a37a']);
  const square = chance.yes('square', 0);
  const shape = square
    ? 'M-272 440C-284 300 -284 0 -276 -300C-274 -420 -230 -456 -150 -458H150C230 -456 274 -420 276 -300C284 0 284 300 272 440Q256 482 190 484H-190Q-256 482 -272 440Z'
    : `M-270 430C-300 300 -296 0 -270 -200C-250 -360 -170 ${-470 + top} 0 ${-474 + top}C170 ${-470 + top} 250 -360 270 -200C296 0 300 300 270 430Q250 480 180 482H-180Q-250 480 -270 430Z`;
  const low = chance.range('pocket', 20, 90);
  const pocket = `M-214 440C-226 340 -224 ${low + 120} -208 ${low}Q0 ${low - 44} 208 ${low}C224 ${low + 120} 226 340 214 440Q200 462 160 462H-160Q-200 462 -214 440Z`;
  const shade = sheet.linear([
    [0, '#05070b', 0],
    [0.62, '#05070b', 0.06],
    [1, '#05070b', 0.5],
  ]);
  const handle = tube(
    `M-70 ${-458 + top}C-66 ${-560 + top} 66 ${-560 + top} 70 ${-458 + top}`,
    34,
    darken(colour, 0.25),
  );
  const straps =
    path('M-262 -190C-350 -60 -360 240 -290 420L-262 400C-310 240 -306 -20 -248 -120Z', {
      fill: roundFill(sheet, darken(colour, 0.35), 'fabric'),
    }) +
    path('M262 -190C350 -60 360 240 290 420L262 400C310 240 306 -20 248 -120Z', {
      fill: roundFill(sheet, darken(colour, 0.35), 'fabric'),
    });
  const flat = square
    ? zip('M-262 -150V-280C-262 -400 -220 -430 -150 -432H150C220 -430 262 -400 262 -280V-150', colour) +
      pull(studio, 262, -160) +
      rect(-212, -250, 424, 250, 26, { stroke: lighten(colour, 0.2), width: 3 }) +
      zip('M-190 -222H190', colour)
    : '';
  const base = chance.yes('two-tone', 0)
    ? group(
        rect(-320, 250, 640, 260, 0, { fill: tone(colour, 0.3) }) +
          line(-320, 250, 320, 250, { stroke: lighten(colour, 0.4), width: 4 }),
        {
          clip: sheet.clip(path(shape, { fill: '#000' })),
        },
      )
    : '';
  const upper = chance.yes('second-pocket', 0) ? zip('M-150 -230H150', colour) + pull(studio, 140, -230) : '';
  const opening = roll
    ? rect(-236, -420, 472, 96, 44, { fill: roundFill(sheet, tone(colour, -0.12), 'fabric') }) +
      rect(-30, -430, 60, 190, 12, { fill: darken(colour, 0.4) }) +
      rect(-40, -300, 80, 50, 12, { fill: '#33363c', stroke: '#8b9099', width: 3 })
    : flat || zip(`M-252 -60C-250 -300 -160 -404 0 -406C160 -404 250 -300 252 -60`, colour) + pull(studio, 252, -64);
  const seam = path(`M-200 ${low + 56}Q0 ${low + 14} 200 ${low + 56}`, {
    stroke: lighten(colour, 0.3),
    width: 2.5,
    dash: '9 7',
  });
  const tag = rect(-64, -190, 128, 62, 10, {
    fill: accent === '#c9ccd1' ? '#33363c' : tone(colour, -0.35),
    stroke: accent,
    width: 3,
  });
  const side =
    path('M-278 300C-290 200 -288 160 -282 110L-240 130C-246 240 -246 340 -238 440Z', { fill: darken(colour, 0.3) }) +
    path('M278 300C290 200 288 160 282 110L240 130C246 240 246 340 238 440Z', { fill: darken(colour, 0.5) });
  const lump =
    place(castShadow(pocket, 16, 0.4), 4, 8) +
    path(pocket, { fill: roundFill(sheet, tone(colour, 0.05), 'fabric') }) +
    cloth(studio, pocket) +
    path(pocket, { stroke: lighten(colour, 0.25), width: 2.5, opacity: 0.6 });
  return (
    straps +
    handle +
    path(shape, { fill: roundFill(sheet, colour, 'fabric') }) +
    cloth(studio, shape) +
    path(shape, { fill: shade }) +
    side +
    base +
    opening +
    upper +
    tag +
    lump +
    zip(`M-196 ${low + 30}Q0 ${low - 14} 196 ${low + 30}`, colour) +
    pull(studio, -186, low + 30) +
    seam +
    gleam('M-214 -140C-204 -240 -170 -310 -120 -350', 22, 0.22)
  );
}

/** Padded straps and a ventilated back. */
function back(studio: Studio): string {
  const { sheet, colour } = studio;
  const shape =
    'M-270 430C-300 300 -296 0 -270 -200C-250 -360 -170 -450 0 -454C170 -450 250 -360 270 -200C296 0 300 300 270 430Q250 480 180 482H-180Q-250 480 -270 430Z';
  const panel = (x: number, y: number, w: number, h: number): string =>
    rect(x, y, w, h, 40, {
      fill: sheet.linear([
        [0, tone(colour, 0.16)],
        [0.5, tone(colour, -0.1)],
        [1, tone(colour, -0.4)],
      ]),
    }) +
    repeat(Math.floor(h / 26) - 1, (index) =>
      line(x + 24, y + 26 + index * 26, x + w - 24, y + 26 + index * 26, {
        stroke: '#05070b',
        width: 4,
        opacity: 0.35,
      }),
    );
  const strap = (side: -1 | 1): string =>
    group(
      path(
        'M40 -400C110 -420 190 -330 214 -180C240 0 236 160 196 300L140 296C168 160 166 20 142 -120C124 -220 80 -300 34 -330Z',
        { fill: roundFill(sheet, tone(colour, -0.16), 'fabric') },
      ) +
        path('M60 -372C130 -360 184 -260 198 -120C212 20 206 160 178 290', {
          stroke: lighten(colour, 0.3),
          width: 3,
          dash: '9 7',
        }) +
        rect(140, 290, 60, 50, 10, { fill: '#33363c' }) +
        path('M168 336C174 400 210 430 236 440', { stroke: darken(colour, 0.5), width: 22 }),
      { transform: `scale(${side} 1)` },
    );
  return (
    tube('M-70 -440C-66 -540 66 -540 70 -440', 34, darken(colour, 0.25)) +
    path(shape, { fill: roundFill(sheet, darken(colour, 0.14), 'fabric') }) +
    cloth(studio, shape) +
    panel(-150, -250, 300, 250) +
    panel(-180, 30, 170, 330) +
    panel(10, 30, 170, 330) +
    strap(-1) +
    strap(1)
  );
}

export const drawBackpack: Draw = (studio) => {
  const { sheet, view } = studio;
  if (view === 1)
    return (
      groundShadow(sheet, 600, 1088, 320, 36) + group(front(studio), { transform: 'matrix(1.02 0.03 0 1.04 600 585)' })
    );
  if (view === 2)
    return (
      groundShadow(sheet, 600, 1082, 320, 36) + group(back(studio), { transform: 'matrix(1.02 -0.03 0 1.04 600 585)' })
    );
  return place(front(studio), 520, 860, 2, -6);
};
