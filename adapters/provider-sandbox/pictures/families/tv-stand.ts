import { tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { footShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { plate, slab } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { num, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { tube } from '#adapters/provider-sandbox/pictures/kit/tube.ts';

/** The panel: every set is drawn in this size and then made smaller. */
export const PANEL = { w: 1090, h: 618 };

/** How far below the panel the floor is. */
const gaps = { splayed: 58, bars: 44, pedestal: 84, arch: 70 };
const kinds = ['splayed', 'bars', 'pedestal', 'arch'] as const;

/** How far from the middle two feet are. */
const FEET = { splayed: PANEL.w * 0.37, bars: PANEL.w * 0.32 };

const kindOf = ({ chance }: Studio) => chance.pick('stand', kinds);

export const floorOf = (studio: Studio): number => PANEL.h / 2 + gaps[kindOf(studio)];

/** The soft shadow of the panel, and where its feet stand apart, a dark one of each of them. */
export function standShadow(studio: Studio, view: Eye): string {
  const y = floorOf(studio);
  const kind = kindOf(studio);
  const under = (x: number, spread: number, strength: number): string => {
    const corners = [-x, x].flatMap((at) => [-70, 90].map((z) => view.project([at, y, z])));
    return footShadow(studio.sheet, corners, spread, strength);
  };
  if (kind === 'pedestal' || kind === 'arch') return under(PANEL.w * 0.29, 30, 1);
  const foot = (x: number): string =>
    footShadow(
      studio.sheet,
      [-44, 44].flatMap((step) => [-90, 110].map((z) => view.project([x + step, y, z]))),
      12,
    );
  return under(PANEL.w * 0.47, 30, 0.6) + foot(-FEET[kind]) + foot(FEET[kind]);
}

/** A foot of two legs, one to the front and one to the back. */
function splayed(view: Eye, x: number, floor: number, metal: string): string {
  const p = (at: number, y: number, z: number): string => view.project([at, y, z]).map(num).join(' ');
  const top = p(x, PANEL.h / 2 - 8, 0);
  const leg = (z: number): string => tube(`M${top}L${p(x + Math.sign(x) * 22, floor - 5, z)}`, 15 * view.scale, metal);
  return leg(-90) + leg(100);
}

/** A flat bar along the floor under a short post. */
function bar(studio: Studio, view: Eye, x: number, floor: number, metal: string): string {
  const fill = flatFill(studio.sheet, metal, 'metal');
  const look = { colour: metal, finish: 'metal' as const };
  return (
    plate(view, 34, 250, 9, { ...look, r: 12, at: [x, floor - 9, 6] }, rect(0, 0, 34, 250, 12, { fill })) +
    slab(view, 30, 60, 16, { ...look, r: 3, at: [x, floor - 34, -6] }, rect(0, 0, 30, 60, 3, { fill }))
  );
}

/** One broad neck on a plate, in the middle. */
function pedestal({ sheet, chance }: Studio, view: Eye, floor: number, metal: string): string {
  const fill = flatFill(sheet, metal, 'metal');
  const look = { colour: metal, finish: 'metal' as const };
  const [w, l, neck] = [chance.range('foot', 420, 580), 220, 200];
  const high = floor - PANEL.h / 2 + 20;
  return (
    plate(view, w, l, 12, { ...look, r: 18, at: [0, floor - 12, 0] }, rect(0, 0, w, l, 18, { fill })) +
    slab(
      view,
      neck,
      high,
      24,
      { ...look, r: 4, at: [0, floor - high / 2 - 8, -14] },
      rect(0, 0, neck, high, 4, { fill: flatFill(sheet, tone(metal, -0.12), 'metal') }),
    )
  );
}

/** A bent rail from one side of the middle to the other. */
function arch(view: Eye, floor: number, metal: string): string {
  const p = (x: number, y: number, z: number): string => view.project([x, y, z]).map(num).join(' ');
  const [x, top] = [PANEL.w * 0.28, PANEL.h / 2 - 6];
  const d = `M${p(-120, top, -10)}C${p(-150, floor - 12, 20)} ${p(-x * 0.7, floor - 8, 84)} ${p(-x, floor - 8, 96)}L${p(x, floor - 8, 96)}C${p(x * 0.7, floor - 8, 84)} ${p(150, floor - 12, 20)} ${p(120, top, -10)}`;
  return tube(d, 17 * view.scale, metal, true);
}

/** What the panel stands on. */
export function stand(studio: Studio, view: Eye): string {
  const kind = kindOf(studio);
  const floor = floorOf(studio);
  const metal = studio.chance.yes('dark-stand') ? '#2f3238' : '#a9adb4';
  if (kind === 'pedestal') return pedestal(studio, view, floor, metal);
  if (kind === 'arch') return arch(view, floor, metal);
  return [-FEET[kind], FEET[kind]]
    .map((x) => (kind === 'bars' ? bar(studio, view, x, floor, metal) : splayed(view, x, floor, metal)))
    .join('');
}
