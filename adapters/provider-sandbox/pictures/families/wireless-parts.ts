import { chance } from '#adapters/provider-sandbox/pictures/kit/chance.ts';
import { darken, isWhite, lighten, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { holes } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { glow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { pillow } from '#adapters/provider-sandbox/pictures/kit/pillow.ts';
import { axes, prism, roundedOutline } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, line, num, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye, Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

/** A transmitter and the receiver are of one size, so that they stand in one case. */
export const UNIT = { w: 150, h: 226, d: 84 };
export const STATE = '#46e0b0';

const inner = (colour: string): string => (isWhite(colour) ? '#2e3138' : '#0c0d10');

const state = ({ sheet }: Studio, x: number, y: number, r: number): string =>
  glow(sheet, x, y, r * 4.4, STATE, 0.75) +
  circle(x, y, r, { fill: STATE }) +
  circle(x, y, r * 0.45, { fill: '#e6fff6' });

/** A body that stands with the middle of its sole at a place; of one seated in the case only a little is seen. */
function body({ colour, view: number }: Studio, view: Eye, [x, y, z]: Vec, art: string, seated: boolean): string {
  const close = number === 3;
  const { w, h, d } = UNIT;
  return pillow(
    view,
    { origin: [x - w / 2, y - h, z + d / 2], u: axes.x, v: axes.y },
    w,
    h,
    d,
    { colour, finish: 'gloss', r: 56, bevel: seated ? 11 : 20, backBevel: close ? 12 : 0, fine: close },
    art,
  );
}

/** A transmitter: its microphone under a round grille, a mark of its state, and the spring clip behind it. */
export function transmitter(studio: Studio, view: Eye, at: Vec, clip = true): string {
  const { sheet, colour } = studio;
  const { w, h, d } = UNIT;
  const steel = isWhite(colour) ? '#8b9099' : '#6d727b';
  const spring = clip
    ? prism(
        view,
        { origin: [at[0] - w * 0.34, at[1] - h * 0.96, at[2] - d / 2 - 34], u: axes.x, v: axes.y },
        roundedOutline(w * 0.68, h * 0.86, 30),
        20,
        { colour: steel, finish: 'gloss' },
        rect(0, 0, w * 0.68, h * 0.86, 30, { fill: flatFill(sheet, steel) }),
      ) +
      prism(
        view,
        { origin: [at[0] - w * 0.3, at[1] - h * 0.93, at[2] - d / 2 + 4], u: axes.x, v: axes.y },
        roundedOutline(w * 0.6, 44, 12),
        44,
        { colour: darken(steel, 0.25) },
        '',
      )
    : '';
  const r = 46;
  const grille =
    circle(w / 2, 66, r + 5, { fill: tone(colour, -0.2), stroke: lighten(colour, 0.4), width: 2.5 }) +
    circle(w / 2, 66, r, {
      fill: sheet.radial([
        [0, '#3b3f47'],
        [1, '#121418'],
      ]),
    }) +
    circle(w / 2, 66, r, { fill: holes(sheet, 13, '#8b919c') });
  const art =
    rect(8, 8, w - 16, h - 16, 50, { fill: flatFill(sheet, colour, 'gloss'), opacity: isWhite(colour) ? 0.7 : 1 }) +
    grille +
    rect(w / 2 - 26, h - 62, 52, 10, 5, { fill: darken(colour, isWhite(colour) ? 0.3 : 0.5) }) +
    state(studio, w / 2, h - 88, 8);
  return spring + body(studio, view, at, art, !clip);
}

/** The receiver: a display with the level of either transmitter, and the wheel that sets it. */
export function receiver(studio: Studio, view: Eye, at: Vec): string {
  const { sheet, colour } = studio;
  const { w, h } = UNIT;
  const level = (y: number, lit: number): string =>
    repeat(6, (index) =>
      rect(38 + index * 14, y, 10, 26, 3, {
        fill: index >= lit ? '#2b3038' : index > 3 ? '#f2c94c' : STATE,
      }),
    );
  const art =
    rect(8, 8, w - 16, h - 16, 50, { fill: flatFill(sheet, colour, 'gloss'), opacity: isWhite(colour) ? 0.7 : 1 }) +
    rect(20, 30, w - 40, 108, 22, { fill: '#07080b', stroke: mix(colour, '#8b9099', 0.6), width: 3 }) +
    level(46, 5) +
    level(94, 3) +
    line(30, 83, w - 30, 83, { stroke: '#2b3038', width: 3 }) +
    circle(w / 2, h - 48, 26, { fill: inner(colour), stroke: lighten(colour, 0.3), width: 4 }) +
    circle(w / 2, h - 48, 13, { fill: tone(colour, 0.2) });
  return body(studio, view, at, art, true);
}

/** A furry windscreen about a place of the picture: hairs that stand out all round, lighter where they catch the light. */
export function windscreen({ sheet }: Studio, x: number, y: number, r: number, ink: string): string {
  const seeded = chance('fur');
  const hair = (name: string, from: number, long: number): string => {
    const angle = seeded.range(`${name}-a`, 0, Math.PI * 2);
    const bend = angle + seeded.range(`${name}-b`, -0.8, 0.8);
    const reach = long * seeded.range(`${name}-l`, 0.6, 1.1);
    const [px, py] = [x + from * Math.cos(angle), y + from * Math.sin(angle)];
    return `M${Math.round(px)} ${Math.round(py)}l${num(reach * Math.cos(bend))} ${num(reach * Math.sin(bend))}`;
  };
  const within = (layer: string, count: number): string =>
    Array.from({ length: count }, (_, index) => {
      const name = `${layer}-${index}`;
      return hair(name, r * Math.sqrt(seeded.range(`${name}-r`, 0.01, 0.78)), r * 0.15);
    }).join('');
  const fringe = Array.from({ length: 170 }, (_, index) => hair(`edge-${index}`, r * 0.9, r * 0.17)).join('');
  const ball = sheet.radial(
    [
      [0, lighten(ink, 0.3)],
      [0.5, ink],
      [1, darken(ink, 0.42)],
    ],
    0.36,
    0.28,
    0.78,
  );
  const width = r * 0.026;
  return (
    path(fringe, { stroke: ink, width: width * 1.3 }) +
    circle(x, y, r * 0.97, { fill: ball }) +
    path(within('dark', 90), { stroke: darken(ink, 0.5), width, opacity: 0.34 }) +
    path(within('light', 110), { stroke: lighten(ink, 0.4), width, opacity: 0.42 })
  );
}
