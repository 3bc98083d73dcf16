import { blob } from '#adapters/provider-sandbox/pictures/kit/ball.ts';
import { isWhite, lighten, lightness, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { holes } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { roundFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { gleam } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { circle, ellipse, group, num, path, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

/** The part that goes into the ear: a silicone tip, or the bare mouth of a bud that is worn without one. */
function mouth({ sheet, chance, colour }: Studio): string {
  const light = lightness(colour) > 0.5;
  const rubber = light ? '#dcdfe3' : '#3a3d43';
  const grille = (x: number, rx: number, ry: number): string =>
    ellipse(x, 0, rx, ry, { fill: '#1d1f24', stroke: tone(colour, -0.3), width: 2 }) +
    ellipse(x, 0, rx, ry, { fill: holes(sheet, 6, '#767b84'), opacity: 0.7 });
  if (!chance.yes('tip', 0.8)) {
    // The shell itself narrows to a mouth, which is a slot along its end.
    const snout = path('M-84 -66C-30 -70 22 -44 26 0C22 44 -30 66 -84 62Z', {
      fill: roundFill(sheet, tone(colour, 0.02), 'matte'),
    });
    return group(snout + grille(11, 10, 33), { transform: 'translate(112 30) rotate(22)' });
  }
  const skirt = sheet.linear(
    [
      [0, tone(rubber, -0.3)],
      [0.3, tone(rubber, 0.1)],
      [0.75, tone(rubber, 0.3)],
      [1, tone(rubber, -0.1)],
    ],
    0,
    0,
    1,
    0,
  );
  const tip =
    ellipse(-26, 0, 30, 44, { fill: tone(colour, -0.34) }) +
    path('M-16 -68C14 -76 62 -48 64 0C62 48 14 76 -16 68C-32 40 -32 -40 -16 -68Z', {
      fill: skirt,
      stroke: tone(rubber, light ? -0.24 : 0.3),
      width: 2,
    }) +
    ellipse(46, 0, 14, 27, { fill: tone(rubber, light ? -0.32 : -0.5) }) +
    grille(49, 8, 19);
  return group(tip, { transform: 'translate(116 34) rotate(22)' });
}

/** Whether the plastic of a bud is matt, as cheap ones have it, or polished. */
const skin = ({ chance }: Studio): 'matte' | 'gloss' => (chance.yes('matt', 0) ? 'matte' : 'gloss');

/** A ring of metal around the outer face of a bud. */
function metalRing({ sheet }: Studio): string {
  const metal = sheet.linear(
    [
      [0, '#ffffff'],
      [0.35, '#c9a878'],
      [0.6, '#f3e2c6'],
      [1, '#8d7048'],
    ],
    0,
    0,
    1,
    1,
  );
  return (
    circle(-14, 2, 62, { stroke: '#05070b', width: 22, opacity: 0.25 }) +
    circle(-14, 2, 62, { stroke: metal, width: 15 })
  );
}

const vent = rect(-46, 40, 11, 54, 5.5, { fill: '#15171b', transform: 'rotate(8)' });

/** A round stem that swells into the head, metal at its foot. */
function roundStem(studio: Studio): string {
  const { sheet, chance, colour } = studio;
  const length = chance.range('stem-length', 250, 320);
  return (
    path(
      `M-74 10Q-80 ${num(length * 0.6)} -62 ${num(length)}A34 34 0 0 0 6 ${num(length)}Q14 ${num(length * 0.5)} 44 70Z`,
      {
        fill: roundFill(sheet, colour, skin(studio)),
      },
    ) +
    path(`M-58 ${num(length + 12)}A30 30 0 0 0 2 ${num(length + 12)}`, {
      stroke: mix('#b9bdc4', colour, 0.3),
      width: 9,
      round: true,
    }) +
    rect(-50, length * 0.56, 24, length * 0.3, 12, { fill: tone(colour, -0.12), opacity: 0.7 })
  );
}

/** A three-sided stem: two flat faces that meet in an edge. */
function bladeStem({ sheet, chance, colour }: Studio): string {
  const length = chance.range('stem-length', 250, 320);
  const foot = length + 30;
  const face = (d: string, light: number): string =>
    path(d, {
      fill: sheet.linear([
        [0, tone(colour, light)],
        [1, tone(colour, light - 0.3)],
      ]),
    });
  return (
    face(`M-84 0L-70 ${num(foot - 10)}Q-68 ${num(foot)} -56 ${num(foot)}L-20 ${num(foot)}L-14 40Z`, 0.34) +
    face(`M-14 40L-20 ${num(foot)}L8 ${num(foot)}Q18 ${num(foot)} 18 ${num(foot - 12)}L46 60Z`, -0.12) +
    path(`M-14 40L-20 ${num(foot)}`, { stroke: lighten(colour, 0.5), width: 3 })
  );
}

/** A clear stem through which the board and the battery are seen. */
function clearStem({ sheet, chance }: Studio): string {
  const length = chance.range('stem-length', 250, 320);
  const glass = sheet.linear(
    [
      [0, '#ffffff', 0.9],
      [0.16, '#dfe5ec', 0.5],
      [0.7, '#cfd6df', 0.42],
      [1, '#8b93a0', 0.75],
    ],
    0,
    0,
    1,
    0,
  );
  const foot = length + 34;
  const d = `M-78 0L-70 ${num(foot - 26)}Q-68 ${num(foot)} -44 ${num(foot)}H-8Q16 ${num(foot)} 18 ${num(foot - 26)}L40 60Z`;
  return (
    path(d, { fill: glass }) +
    rect(-52, 70, 54, length - 74, 10, { fill: '#1b1d21' }) +
    rect(-44, 96, 38, 54, 6, { fill: '#3f444c' }) +
    rect(-40, 164, 10, length - 190, 3, { fill: '#c9a35d' }) +
    rect(-22, 164, 14, length - 190, 3, { fill: '#5a5f68' }) +
    path(d, { stroke: '#6d7480', width: 3, opacity: 0.7 }) +
    path(`M-66 60L-60 ${num(foot - 34)}`, { stroke: '#ffffff', width: 7, round: true, opacity: 0.85 })
  );
}

const stems = { round: roundStem, blade: bladeStem, clear: clearStem };

/** One bud about its head, mouth to the right; with a stem or as a bean, as the model has it. */
export function bud(studio: Studio): string {
  const { sheet, chance, colour } = studio;
  const neck = chance.yes('tip', 0.8)
    ? path('M40 -40L112 -20Q124 40 96 92L30 76Z', { fill: roundFill(sheet, tone(colour, -0.08), 'gloss') })
    : '';
  // A hard window on white plastic would make it chrome.
  const shine = chance.yes('matt', 0) ? 0.12 : isWhite(colour) ? 0.5 : 0.7;
  if (chance.yes('stem', 0.6)) {
    const kind = chance.pick('stem-kind', ['round', 'blade', 'clear']);
    const own = chance.yes('metal-ring', 0) ? metalRing(studio) : vent;
    const mark = kind === 'clear' ? circle(-32, 44, 9, { fill: '#d8332c' }) : kind === 'round' ? own : '';
    return (
      neck +
      mouth(studio) +
      stems[kind](studio) +
      blob(
        sheet,
        'M-90 0C-92 -70 -40 -104 22 -96C84 -88 106 -36 92 26C80 82 30 106 -24 98C-70 92 -88 54 -90 0Z',
        colour,
        skin(studio),
      ) +
      gleam('M-62 -20Q-52 -64 -8 -74', 13, shine) +
      mark
    );
  }
  const accent = chance.pick('ring', ['#c9ccd1', '#d8a35d', mix(colour, '#ffffff', 0.5)]);
  return (
    neck +
    mouth(studio) +
    blob(
      sheet,
      'M-112 6C-118 -84 -50 -128 26 -116C98 -104 122 -40 104 36C88 104 30 138 -34 122C-88 108 -108 66 -112 6Z',
      colour,
      'gloss',
    ) +
    ellipse(-28, 2, 62, 78, {
      fill: sheet.linear(
        [
          [0, tone(colour, -0.24)],
          [1, tone(colour, 0.22)],
        ],
        0,
        0,
        1,
        1,
      ),
      stroke: accent,
      width: 4,
      transform: 'rotate(-10)',
    }) +
    gleam('M-84 -22Q-70 -78 -14 -92', 14, shine)
  );
}
