import { isWhite, lightness, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { num, type Paint, path, place, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';
import { plug } from './cable-plugs.ts';

/**
 * A braided lead is a woven sleeve: threads across it, and others between them along its middle, in another colour where
 * the model is two-toned. A silicone one is smooth.
 */
function lead({ chance, colour }: Studio, d: string, width: number): string {
  if (!chance.yes('braided', 0.6)) return tube(d, width, colour);
  const other = lightness(colour) < 0.25 ? '#c8313b' : '#2b2d32';
  const thread = chance.yes('two-tone', 0) ? other : tone(colour, 0.2);
  const half = num(width * 0.17);
  const along = (share: number, stroke: string, more: Paint = {}): string =>
    path(d, { stroke, width: width * share, ...more });
  const lit = { round: true, transform: `translate(${num(-width * 0.14)} ${num(-width * 0.14)})` };
  return (
    along(1, tone(colour, -0.75), { round: true }) +
    along(0.9, tone(colour, -0.24), { round: true }) +
    along(0.84, tone(colour, 0.1), { dash: `${half} ${half}` }) +
    along(0.4, tone(colour, -0.24), { dash: `${half} ${half}` }) +
    along(0.4, thread, { dash: `0 ${half} ${half} 0` }) +
    along(0.34, '#ffffff', { ...lit, opacity: 0.13 }) +
    along(0.14, '#ffffff', { ...lit, opacity: 0.17 })
  );
}

const shade = (d: string, width: number): string =>
  place(
    repeat(4, (index) =>
      path(d, { stroke: '#0d111a', width: width * (0.7 + index * 0.35), opacity: 0.05, round: true }),
    ),
    10,
    18,
  );

interface Coil {
  /** Of the wound part, from its outer end to the foot of the innermost ring. */
  rings: string;
  /** The inner end, which leaves over the rings. */
  exit: string;
  outer: number;
  inner: number;
}

const CENTRE = { x: 590, y: 690 };
/** Up to about this many metres a lead is wound one and a half times; every so many more are another turn. */
const SHORT = 0.95;
const METRES_A_TURN = 0.42;
/** Arcs that a turn of the spiral is drawn in. */
const ARCS = 12;

/** The lead wound flat about the centre: in from the left, round and round, and out to the upper right. */
function coil(metres: number, width: number): Coil {
  const turns = Math.max(0, Math.round((metres - SHORT) / METRES_A_TURN)) + 1.5;
  // A short lead is wound a little tighter.
  const outer = 292 * Math.sqrt(Math.min(1, metres));
  const radius = (arc: number): number => outer - (width * 1.16 * arc) / ARCS;
  const at = (arc: number): string => {
    const angle = Math.PI - (arc / ARCS) * 2 * Math.PI;
    return `${num(CENTRE.x + radius(arc) * Math.cos(angle))} ${num(CENTRE.y + radius(arc) * Math.sin(angle))}`;
  };
  const arcs = (from: number, to: number): string =>
    Array.from({ length: to - from }, (_, index) => {
      const r = num(radius(from + index + 0.5));
      return `A${r} ${r} 0 0 0 ${at(from + index + 1)}`;
    }).join('');
  const last = turns * ARCS;
  const foot = last - ARCS / 4;
  const inner = radius(last);
  const right = CENTRE.x + inner;
  return {
    rings: `M330 388C285 460 ${num(CENTRE.x - outer)} ${CENTRE.y - 150} ${at(0)}${arcs(0, foot)}`,
    exit: `M${at(foot)}${arcs(foot, last)}C${num(right)} ${CENTRE.y - 190} 800 520 812 372`,
    outer,
    inner,
  };
}

/** A strap round all the rings at the foot of the coil. */
function strap({ sheet, colour }: Studio, { inner, outer }: Coil, width: number): string {
  const ink = isWhite(colour) ? tone(colour, -0.16) : tone(colour, -0.3);
  const top = CENTRE.y + inner - width * 0.9;
  const tall = outer - inner + width * 1.5;
  return (
    rect(CENTRE.x - 36, top + 6, 84, tall, 14, { fill: '#0d111a', opacity: 0.16 }) +
    rect(CENTRE.x - 42, top, 84, tall, 14, { fill: flatFill(sheet, ink) }) +
    rect(CENTRE.x - 42, top + tall - 26, 84, 8, 0, { fill: tone(ink, -0.4), opacity: 0.5 })
  );
}

export const drawCable: Draw = (studio) => {
  const { chance, view } = studio;
  const width = chance.range('width', 26, 34);
  const from = chance.pick('from', ['c', 'a']);
  const to = chance.pick('to', ['c', 'lightning']);
  if (view === 3) {
    const d = 'M-40 1240C120 1120 300 1020 470 880';
    return shade(d, width) + lead(studio, d, width * 1.9) + place(plug(studio, to), 470, 880, 2.1, 50);
  }
  if (view === 2) {
    const d = 'M360 640C330 900 880 860 850 560';
    return (
      shade(d, width) +
      lead(studio, d, width * 1.2) +
      place(plug(studio, from), 358, 640, 1.3, -6) +
      place(plug(studio, to), 850, 560, 1.3, 8)
    );
  }
  const wound = coil(chance.range('size', 1, 1), width);
  return (
    shade(wound.rings, width) +
    lead(studio, wound.rings, width) +
    shade(wound.exit, width) +
    lead(studio, wound.exit, width) +
    strap(studio, wound, width) +
    place(plug(studio, from), 330, 384, 1, 32) +
    place(plug(studio, to), 812, 372, 1, 4)
  );
};
