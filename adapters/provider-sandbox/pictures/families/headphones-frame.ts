import { tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { arc, drawn, ribbon } from '#adapters/provider-sandbox/pictures/kit/ribbon.ts';
import { num } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';

/** How the cups hang: on a metal slider, in metal forks, on two bent wires, or on the band itself. */
type FrameKind = 'slider' | 'forks' | 'wires' | 'solid';

export interface Frame {
  kind: FrameKind;
  gap: number;
  cup: number;
  drop: number;
  accent: string;
  colour: string;
  /** How much taller than wide the cups are. */
  oval: number;
}

/** A bow over the head from one cup to the other, at a depth. */
const bow = (
  view: Eye,
  { gap, kind }: Frame,
  wide: number,
  thick: number,
  ink: string,
  metal: boolean,
  z = 0,
): string =>
  drawn(
    ribbon(
      view,
      arc(kind === 'forks' ? -164 : -182, kind === 'forks' ? -16 : 2, 44, gap, 400, (x, y) => [x, y + 60, z]),
      { across: [0, 0, 1], widths: [wide, wide, wide], thick, colour: ink, finish: metal ? 'metal' : 'matte' },
    ),
  );

/** What is seen between the padded band and the cups. */
export function bows(view: Eye, frame: Frame): string {
  const { kind, accent, colour } = frame;
  if (kind === 'wires') return bow(view, frame, 9, 9, accent, true, -26) + bow(view, frame, 9, 9, accent, true, 26);
  if (kind === 'solid') return bow(view, frame, 58, 22, tone(colour, 0.06), false);
  return bow(view, frame, kind === 'forks' ? 44 : 26, 12, accent, true);
}

/** One prong of the fork that holds a cup by its middle; `z` is -1 for the one behind, 1 for the one before. */
export function prong(view: Eye, { gap, cup: r, drop, accent, oval }: Frame, side: -1 | 1, z: -1 | 1): string {
  const p = (x: number, y: number, depth: number): string => view.project([x, y, depth]).map(num).join(' ');
  const x = side * (gap - 22);
  const reach = z * r * (2 - oval) * 1.02;
  const top = drop - r * oval * 1.1;
  return tube(
    `M${p(side * gap, top, 0)}C${p(x, top, reach * 0.7)} ${p(x, top + r * 0.2, reach)} ${p(x, drop + r * 0.1, reach)}`,
    20 * view.scale,
    accent,
    true,
  );
}
