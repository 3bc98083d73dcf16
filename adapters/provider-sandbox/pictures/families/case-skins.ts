import { darken, lighten, lightness, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { castRect, glassSheen } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { circle, num, path, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Sheet } from '#adapters/provider-sandbox/pictures/kit/sheet.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

type Skin = (studio: Studio, w: number, h: number) => string;

interface Grid {
  across: number;
  down: number;
  /** Where in a cell its shape begins. */
  x: number;
  y: number;
  /** How far every second row is moved. */
  moved?: number;
}

/** One closed shape in every cell of a back as a single path: a pattern would take several times as long to paint. */
function cells(w: number, h: number, { across, down, x, y, moved = 0 }: Grid, shape: string): string {
  const row = `${shape}m${across} 0`.repeat(Math.ceil(w / across));
  return Array.from({ length: Math.ceil(h / down) }, (_, at) => `M${x + (at % 2) * moved} ${y + at * down}${row}`).join(
    '',
  );
}

/** Grain and a seam, as fine leather and what imitates it have. */
export const leather = (colour: string, w: number, h: number, r: number): string =>
  path(cells(w - 32, h - 22, { across: 24, down: 18, x: 8, y: 12, moved: 12 }, 'l6-3 6 4-5 4-6-1z'), {
    fill: darken(colour, 0.22),
    opacity: 0.5,
  }) +
  rect(15, 15, w - 30, h - 30, Math.max(8, r - 12), {
    stroke: lighten(colour, 0.45),
    width: 2.5,
    dash: '11 8',
    opacity: 0.8,
  });

/** A bank card, its long side across. */
export const card = (sheet: Sheet, x: number, y: number, w: number, h: number): string =>
  rect(x, y, w, h, 16, {
    fill: sheet.linear(
      [
        [0, '#5d7fb8'],
        [0.6, '#35528a'],
        [1, '#2a3f6c'],
      ],
      0,
      0,
      1,
      1,
    ),
  }) +
  rect(x + w * 0.08, y + 20, w * 0.14, w * 0.1, 5, { fill: '#d8b768' }) +
  rect(x + w * 0.62, y + 24, w * 0.28, 9, 4, { fill: '#ffffff', opacity: 0.5 });

const armour: Skin = ({ colour }, w, h) => {
  const dark = darken(colour, 0.35);
  const groove = (y: number, turn: number): string =>
    path(`M${num(w * 0.12)} ${num(y)}L${num(w * 0.5)} ${num(y + turn)}L${num(w * 0.88)} ${num(y)}`, {
      stroke: dark,
      width: 10,
    });
  return (
    groove(h * 0.46, 60) +
    groove(h * 0.52, 60) +
    groove(h * 0.84, -60) +
    groove(h * 0.9, -60) +
    rect(0, h * 0.3, 26, h * 0.4, 8, { fill: dark }) +
    rect(w - 26, h * 0.3, 26, h * 0.4, 8, { fill: dark })
  );
};

/** A pocket on the lower half with a card in it. */
const slot: Skin = ({ sheet, colour }, w, h) => {
  const [x, y, pw, ph] = [w * 0.09, h * 0.47, w * 0.82, h * 0.48];
  return (
    castRect(sheet, [x + 2, y + 4, pw, ph], 34, 12, 0.5) +
    card(sheet, w * 0.15, y - 66, w * 0.7, 110) +
    rect(w * 0.13, y - 10, w * 0.74, 22, 9, { fill: '#05070b', opacity: 0.6 }) +
    rect(x, y, pw, ph, 34, { fill: flatFill(sheet, tone(colour, 0.1)) }) +
    path(
      `M${num(x + 30)} ${num(y + 2)}H${num(w / 2 - 52)}Q${num(w / 2)} ${num(y + 60)} ${num(w / 2 + 52)} ${num(y + 2)}H${num(x + pw - 30)}`,
      {
        stroke: lighten(colour, 0.42),
        width: 4,
        round: true,
      },
    ) +
    rect(x + 14, y + 18, pw - 28, ph - 32, 24, { stroke: darken(colour, 0.5), width: 3, opacity: 0.7 })
  );
};

/** Small triangles pressed into the back against slipping. */
const textured: Skin = ({ colour }, w, h) =>
  path(cells(w, h, { across: 44, down: 38, x: 0, y: 38 }, 'l22-38 22 38z'), {
    fill: lighten(colour, 0.05),
    opacity: 0.7,
  }) + path(cells(w, h, { across: 44, down: 38, x: 22, y: 0 }, 'h22v38z'), { fill: darken(colour, 0.2), opacity: 0.7 });

/** Twill of fibre. */
const aramid: Skin = ({ colour }, w, h) =>
  path(cells(w, h, { across: 20, down: 20, x: 10, y: 0 }, 'l10 10-10 10-10-10z'), {
    fill: lighten(colour, 0.13),
    opacity: 0.8,
  });

/** See-through: the back of a phone under it, lit edges around. */
const clear: Skin = ({ sheet, chance, colour }, w, h) => {
  const smoky = lightness(colour) < 0.5;
  const held = chance.pick('held', ['#aebfd4', '#c3b5d6', '#b9cbb8', '#d9c9b4']);
  const body = smoky ? mix(colour, '#5a6069', 0.35) : held;
  return (
    rect(15, 15, w - 30, h - 30, 58, { fill: flatFill(sheet, body), opacity: 0.92 }) +
    rect(15, 15, w - 30, h - 30, 58, { stroke: darken(body, 0.4), width: 2.5, opacity: 0.6 }) +
    rect(9, 9, w - 18, h - 18, 62, { stroke: '#ffffff', width: 8, opacity: smoky ? 0.25 : 0.7 }) +
    glassSheen(sheet, w, h, 70, 1.3)
  );
};

/** What a case's back is made of; a silicone one is plain. */
export const skins = { silicone: () => '', armour, slot, textured, aramid, clear, slider: () => '' } satisfies Record<
  string,
  Skin
>;

/** The ring by which a charger or a holder takes hold, and the line that says which way up. */
export function magnetRing(colour: string, w: number, h: number, kind: keyof typeof skins): string {
  const ink = kind === 'clear' ? '#ffffff' : kind === 'aramid' ? lighten(colour, 0.16) : tone(colour, -0.16);
  return (
    circle(w / 2, h * 0.52, w * 0.27, { stroke: ink, width: 26, opacity: 0.8 }) +
    rect(w / 2 - 7, h * 0.52 + w * 0.35, 14, w * 0.16, 7, { fill: ink, opacity: 0.8 })
  );
}
