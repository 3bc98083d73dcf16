import { blob } from '#adapters/provider-sandbox/pictures/kit/ball.ts';
import { darken, lighten, lightness, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { holes } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { roundFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { gleam, glow, groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { circle, ellipse, group, path, place, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

/** One bud about its head, nozzle to the right; stemmed or bean-shaped as the model has it. */
function bud({ sheet, chance, colour }: Studio): string {
  const stem = chance.yes('stem', 0.6);
  const rubber = lightness(colour) > 0.5 ? '#dfe1e5' : '#3a3d43';
  const nozzle = group(
    ellipse(0, 0, 46, 62, { fill: roundFill(sheet, rubber, 'matte') }) +
      ellipse(16, 0, 36, 54, { fill: roundFill(sheet, lighten(rubber, 0.1), 'matte') }) +
      ellipse(30, 0, 17, 27, { fill: '#0e1013' }) +
      ellipse(30, 0, 17, 27, { fill: holes(sheet, 7, '#4a4e56'), opacity: 0.8 }),
    { transform: 'translate(112 34) rotate(24)' },
  );
  const neck = path('M40 -40L112 -20Q124 40 96 92L30 76Z', { fill: roundFill(sheet, tone(colour, -0.08), 'gloss') });
  if (stem) {
    const length = chance.range('stem-length', 250, 320);
    const shaft = `M-74 10Q-80 ${length * 0.6} -62 ${length}A34 34 0 0 0 6 ${length}Q14 ${length * 0.5} 44 70Z`;
    const foot = path(`M-58 ${length + 12}A30 30 0 0 0 2 ${length + 12}`, {
      stroke: mix('#b9bdc4', colour, 0.3),
      width: 9,
      round: true,
    });
    return (
      neck +
      nozzle +
      path(shaft, { fill: roundFill(sheet, colour, 'gloss') }) +
      foot +
      blob(
        sheet,
        'M-90 0C-92 -70 -40 -104 22 -96C84 -88 106 -36 92 26C80 82 30 106 -24 98C-70 92 -88 54 -90 0Z',
        colour,
        'gloss',
      ) +
      gleam('M-62 -20Q-52 -64 -8 -74', 13, 0.75) +
      rect(-46, 40, 11, 54, 5.5, { fill: '#15171b', transform: 'rotate(8)' })
    );
  }
  const accent = chance.pick('ring', ['#c9ccd1', '#d8a35d', mix(colour, '#ffffff', 0.5)]);
  return (
    neck +
    nozzle +
    blob(
      sheet,
      'M-112 6C-118 -84 -50 -128 26 -116C98 -104 122 -40 104 36C88 104 30 138 -34 122C-88 108 -108 66 -112 6Z',
      colour,
      'gloss',
    ) +
    ellipse(-28, 2, 62, 78, {
      fill: roundFill(sheet, tone(colour, 0.06), 'gloss'),
      stroke: accent,
      width: 5,
      transform: 'rotate(-10)',
    }) +
    gleam('M-84 -22Q-70 -78 -14 -92', 14, 0.7)
  );
}

interface Case {
  w: number;
  h: number;
  r: number;
}

function pod({ chance }: Studio): Case {
  const w = chance.range('case-w', 520, 620);
  const h = chance.range('case-h', 400, 470);
  return { w, h, r: chance.range('case-r', 130, 200) };
}

/** The closed case about its centre. */
function closed({ sheet, chance, colour }: Studio, { w, h, r }: Case): string {
  const seam = -h * 0.14;
  const body = rect(-w / 2, -h / 2, w, h, r, { fill: roundFill(sheet, colour, 'gloss') });
  const shade = rect(-w / 2, -h / 2, w, h, r, {
    fill: sheet.linear([
      [0, '#ffffff', 0.5],
      [0.3, '#ffffff', 0.06],
      [0.62, '#05070b', 0],
      [1, '#05070b', 0.42],
    ]),
  });
  const line =
    path(`M${-w / 2 + 3} ${seam}Q0 ${seam + 34} ${w / 2 - 3} ${seam}`, { stroke: darken(colour, 0.55), width: 4 }) +
    path(`M${-w / 2 + 3} ${seam + 4}Q0 ${seam + 38} ${w / 2 - 3} ${seam + 4}`, {
      stroke: lighten(colour, 0.6),
      width: 2.5,
      opacity: 0.8,
    });
  const led = chance.pick('led', ['#39d98a', '#ffffff', '#ffb03d']);
  return (
    body +
    shade +
    line +
    glow(sheet, 0, 66, 30, led, 0.7) +
    circle(0, 66, 7, { fill: led }) +
    gleam(`M${-w / 2 + 60} ${-h / 2 + 110}Q${-w / 2 + 80} ${-h / 2 + 50} ${-w / 2 + 170} ${-h / 2 + 40}`, 20, 0.7)
  );
}

/** The case with its lid thrown back and both buds seated. */
function open(studio: Studio, shape: Case): string {
  const { sheet, colour } = studio;
  const { w, h, r } = shape;
  const low = h * 0.66;
  const inside = mix(colour, lightness(colour) > 0.5 ? '#ffffff' : '#000000', 0.25);
  const lidOut = path(
    `M${-w / 2} -40V${-h * 0.32}Q${-w / 2} ${-h * 0.86} ${-w * 0.2} ${-h * 0.88}H${w * 0.2}Q${w / 2} ${-h * 0.86} ${w / 2} ${-h * 0.32}V-40Z`,
    { fill: roundFill(sheet, colour, 'gloss') },
  );
  const lidIn = path(
    `M${-w / 2 + 26} -30V${-h * 0.3}Q${-w / 2 + 30} ${-h * 0.78} ${-w * 0.19} ${-h * 0.8}H${w * 0.19}Q${w / 2 - 30} ${-h * 0.78} ${w / 2 - 26} ${-h * 0.3}V-30Z`,
    {
      fill: sheet.linear([
        [0, tone(inside, -0.5)],
        [0.45, tone(inside, -0.2)],
        [1, tone(inside, -0.34)],
      ]),
    },
  );
  const lip = ellipse(0, 0, w / 2, 66, {
    fill: sheet.linear([
      [0, tone(inside, -0.25)],
      [1, tone(inside, 0.2)],
    ]),
    stroke: lighten(colour, 0.5),
    width: 3,
  });
  const well = (x: number): string =>
    ellipse(x, 2, 106, 46, {
      fill: sheet.radial([
        [0, '#05070b'],
        [0.75, tone(inside, -0.7)],
        [1, tone(inside, -0.4)],
      ]),
    });
  const front = path(
    `M${-w / 2} 0A${w / 2} 66 0 0 0 ${w / 2} 0V${low - r}Q${w / 2} ${low} ${w / 2 - r} ${low}H${-w / 2 + r}Q${-w / 2} ${low} ${-w / 2} ${low - r}Z`,
    { fill: roundFill(sheet, colour, 'gloss') },
  );
  const shade = path(
    `M${-w / 2} 0A${w / 2} 66 0 0 0 ${w / 2} 0V${low - r}Q${w / 2} ${low} ${w / 2 - r} ${low}H${-w / 2 + r}Q${-w / 2} ${low} ${-w / 2} ${low - r}Z`,
    {
      fill: sheet.linear([
        [0, '#ffffff', 0.12],
        [0.4, '#05070b', 0],
        [1, '#05070b', 0.42],
      ]),
    },
  );
  const head = bud(studio);
  const seat = (mirrored: boolean): string =>
    group(head, {
      transform: `translate(${mirrored ? w * 0.22 : -w * 0.22} -70) scale(${mirrored ? 0.86 : -0.86} 0.86) rotate(6)`,
    });
  const cutaway = sheet.clip(
    path(`M${-w} ${-h * 2}H${w}V0H${w / 2}A${w / 2} 66 0 0 1 ${-w / 2} 0H${-w}Z`, { fill: '#000' }),
  );
  return (
    lidOut +
    lidIn +
    lip +
    well(-w * 0.22) +
    well(w * 0.22) +
    group(seat(true) + seat(false), { clip: cutaway }) +
    front +
    shade +
    path(`M${-w / 2} 0A${w / 2} 66 0 0 0 ${w / 2} 0`, { stroke: lighten(colour, 0.6), width: 3.5 }) +
    circle(0, 130, 7, { fill: '#39d98a' }) +
    glow(sheet, 0, 130, 30, '#39d98a', 0.6)
  );
}

export const drawEarbuds: Draw = (studio) => {
  const { sheet, view } = studio;
  const shape = pod(studio);
  const one = bud(studio);
  const mirrored = group(one, { transform: 'scale(-1 1)' });
  if (view === 1) return groundShadow(sheet, 600, 1000, 350, 56) + place(open(studio, shape), 600, 640, 1.24);
  if (view === 2) {
    return (
      groundShadow(sheet, 440, 800, 330, 50) +
      place(closed(studio, shape), 450, 560, 1.06, -4) +
      groundShadow(sheet, 890, 990, 200, 30) +
      groundShadow(sheet, 560, 1030, 200, 30) +
      place(one, 590, 850, 0.95, -38) +
      place(mirrored, 900, 790, 1, 18)
    );
  }
  return (
    groundShadow(sheet, 560, 1090, 470, 60, 0.6) + place(one, 380, 470, 1.75, -14) + place(mirrored, 850, 610, 1.75, 12)
  );
};
