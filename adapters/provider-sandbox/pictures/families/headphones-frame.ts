import { darken, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { lathe } from '#adapters/provider-sandbox/pictures/kit/lathe.ts';
import { axes } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { drawn, ribbon } from '#adapters/provider-sandbox/pictures/kit/ribbon.ts';
import { num } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Sheet } from '#adapters/provider-sandbox/pictures/kit/sheet.ts';
import type { Eye, Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';

/** How the cups hang: in a yoke on a slider, in metal forks, on two bent wires, or on broad arms of the band itself. */
type FrameKind = 'slider' | 'forks' | 'wires' | 'solid';

export interface Frame {
  kind: FrameKind;
  gap: number;
  cup: number;
  drop: number;
  accent: string;
  colour: string;
  /** Width of the band over the head. */
  band: number;
  /** How much taller than wide the cups are. */
  oval: number;
}

type Side = -1 | 1;

/** What holds a cup: some of it is behind the cup as it is seen, some before it. */
export interface Hold {
  behind: string;
  before: string;
}

/** Where the bow over the head has its middle, how high it is, and where the padded band ends on it, degrees from level. */
const MIDDLE = 60;
const HIGH = 386;
const END = 28;
const CUFF = 9;
/** How far from the band's end the cushion begins, degrees, how deep it swells, and how thick it is, so that the band hides its upper side. */
const CUSHION = { from: 4, deep: 18, thick: 20 } as const;
/** Places on the half ring of a yoke: so many that its shade runs on without steps. */
const RING = 49;

/** The band over the head: narrower to its ends, where cuffs take the arms in; a cushion below it. */
export function band(view: Eye, { gap, colour, accent, band: wide, kind }: Frame): string {
  const bow = (
    from: number,
    to: number,
    inset: (share: number) => number,
    widths: readonly [number, number, number],
    thick: number,
    ink: string,
  ) => {
    const count = Math.max(5, Math.round((to - from) / 2.8));
    const line = Array.from({ length: count }, (_, index): Vec => {
      const share = index / (count - 1);
      const angle = ((from + (to - from) * share) * Math.PI) / 180;
      const drawnIn = inset(share);
      return [(gap - drawnIn) * Math.cos(angle), (HIGH - drawnIn) * Math.sin(angle) + MIDDLE, 0];
    });
    return ribbon(view, line, { across: axes.z, widths, thick, colour: ink });
  };
  const even = (): number => 4;
  const [end, cuffInk] = [wide * 0.6, kind === 'forks' ? tone(accent, -0.3) : tone(colour, -0.16)];
  const cuffs = [
    ...bow(-180 + END - CUFF, -180 + END, even, [end * 0.5, end * 0.84, end], 22, cuffInk),
    ...bow(-END, -END + CUFF, even, [end, end * 0.84, end * 0.5], 22, cuffInk),
  ];
  const pad = bow(
    -180 + END + CUSHION.from,
    -END - CUSHION.from,
    (share) => 6 + CUSHION.deep * Math.sin(Math.PI * share) ** 0.7,
    [end * 0.8, wide * 0.84, end * 0.8],
    CUSHION.thick,
    darken(colour, 0.35),
  );
  const over = bow(-180 + END, -END, even, [end, wide, end], 22, colour);
  return drawn([...cuffs, ...pad, ...over].sort((a, b) => a.depth - b.depth));
}

/** An arm from the band's end over the rim of a cup to the middle of its outer face, at a depth. */
function arm(
  view: Eye,
  { gap, cup: r, drop, oval }: Frame,
  side: Side,
  look: { wide: number; thick: number; ink: string; metal: boolean },
  z = 0,
): string {
  const top = drop - r * oval;
  const line: Vec[] = [
    [side * gap * 0.9, -110, z],
    [side * gap * 0.975, Math.min(-60, top - 24), z],
    [side * (gap + 22), top + r * 0.12, z],
    [side * (gap + 36), top + r * 0.34, z],
    [side * (gap + 39), drop - r * 0.34, z],
  ];
  return drawn(
    ribbon(view, side === 1 ? line : line.reverse(), {
      across: axes.z,
      widths: [look.wide, look.wide, look.wide],
      thick: look.thick,
      colour: look.ink,
      finish: look.metal ? 'metal' : 'matte',
    }),
  );
}

/** A flat round head of a joint. */
const stud = (sheet: Sheet, view: Eye, origin: Vec, axis: Vec, r: number, colour: string): string =>
  lathe(
    sheet,
    view,
    [
      [r, 0],
      [r, r * 0.26],
      [r * 0.86, r * 0.4],
    ],
    { colour, axis, origin },
  );

/** A half ring about a cup on the slider that comes out of the band, with a pin in the cup at either end. */
function yoke(sheet: Sheet, view: Eye, { gap, cup: r, drop, oval, accent, colour }: Frame, side: Side): Hold {
  const x = side * (gap - 14);
  const [high, deep] = [r * oval * 1.005, r * (2 - oval) * 1.06];
  // It ends within the heads of its pins, which round it off.
  const ring = Array.from({ length: RING }, (_, step): Vec => {
    const angle = ((94 - (188 * step) / (RING - 1)) * Math.PI) / 180;
    return [x, drop - high * Math.cos(angle), deep * Math.sin(angle)];
  });
  const facets = ribbon(view, ring, {
    across: axes.x,
    widths: [18, 48, 18],
    thick: 13,
    colour: tone(colour, 0.16),
  });
  const middle = view.turn([x, drop, 0])[2] * 2;
  const slider = drawn(
    ribbon(
      view,
      side === 1
        ? [
            [side * gap * 0.88, -130, 0],
            [x, drop - high - 4, 0],
          ]
        : [
            [x, drop - high - 4, 0],
            [side * gap * 0.88, -130, 0],
          ],
      { across: axes.z, widths: [34, 34, 34], thick: 12, colour: accent, finish: 'metal' },
    ),
  );
  const pin = (z: Side): string =>
    view.turn([x, drop, z * deep])[2] * 2 > middle
      ? stud(sheet, view, [x, drop + high * 0.06, z * deep], [0, 0, z], 19, accent)
      : '';
  const near = facets.filter(({ depth }) => depth > middle);
  const far = facets.filter(({ depth }) => depth <= middle);
  return { behind: slider + drawn(far), before: drawn(near) + pin(-1) + pin(1) };
}

/** One prong of the fork that holds a cup by its middle; `z` is -1 for the one behind, 1 for the one before. */
function prong(view: Eye, { gap, cup: r, drop, accent, oval }: Frame, side: Side, z: Side): string {
  const p = (x: number, y: number, depth: number): string => view.project([x, y, depth]).map(num).join(' ');
  const x = side * (gap - 22);
  const reach = z * r * (2 - oval) * 1.02;
  const top = drop - r * oval * 1.1;
  return tube(
    `M${p(side * gap * 0.9, -124, 0)}L${p(side * gap * 0.96, top, 0)}C${p(x, top, reach * 0.7)} ${p(x, top + r * 0.2, reach)} ${p(x, drop + r * 0.1, reach)}`,
    20 * view.scale,
    accent,
    true,
  );
}

/** What holds the cup of a side; the arm of the far one is on its hidden side. */
export function hold(sheet: Sheet, view: Eye, frame: Frame, side: Side): Hold {
  const { kind, accent, colour, gap, drop, cup } = frame;
  if (kind === 'slider') return yoke(sheet, view, frame, side);
  if (kind === 'forks') return { behind: prong(view, frame, side, -1), before: prong(view, frame, side, 1) };
  const arms =
    kind === 'wires'
      ? [-24, 24].map((z) => arm(view, frame, side, { wide: 11, thick: 11, ink: accent, metal: true }, z)).join('')
      : arm(view, frame, side, { wide: 50, thick: 18, ink: tone(colour, 0.08), metal: false });
  const pivot: Vec = [side * (gap + 34), drop - cup * 0.36, 0];
  const whole = arms + stud(sheet, view, pivot, [side, 0, 0], kind === 'wires' ? 46 : 32, tone(colour, 0.12));
  return view.turn([side, 0, 0])[2] > 0 ? { behind: '', before: whole } : { behind: whole, before: '' };
}
