import { groundShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { group, place } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { bud } from './earbuds-bud.ts';
import { buildOf, caseOf, closedCase, openCase } from './earbuds-case.ts';
import { clearCase } from './earbuds-clear.ts';

/** How far from the middle of its case a bud stands, in shares of the case's width. */
const APART = 0.2;

/** How far above the rim the heads of drawn buds are, and how high those reach over them. */
const DRAWN = 236;
const HEAD = 84;

/** Whether the buds are shown drawn out of their wells, only the feet of their stems still in them. */
const areDrawn = ({ chance }: Studio): boolean => chance.yes('drawn', 0);

/** Both buds in their wells, mouths outwards and up, about the middle of the case's rim. */
function seated(studio: Studio, one: string): string {
  const { w } = buildOf(studio);
  // Drawn out they are as large as they are beside a case: cases differ in width, ears do not.
  const out = areDrawn(studio);
  const [scale, up, turn] = out ? [0.84, DRAWN, -8] : [w * 0.00136, w * 0.12, -16];
  const seat = (side: -1 | 1): string =>
    group(one, {
      transform: `translate(${side * w * APART} ${-up}) scale(${side * scale} ${scale}) rotate(${turn})`,
    });
  return seat(-1) + seat(1);
}

/** The case open with both buds in it, or a clear one, through which they are seen. */
function full(studio: Studio, one: string): string {
  const { sheet } = studio;
  if (caseOf(studio) === 'square')
    return (
      groundShadow(sheet, 600, 1022, 350, 44) +
      clearCase(studio, eye({ yaw: -20, pitch: 9, roll: -5, cx: 590, cy: 590, scale: 1.34 }), one)
    );
  const { w, h, seam, depth } = buildOf(studio);
  const out = areDrawn(studio);
  const [up, low] = [Math.max(w * depth, out ? DRAWN + HEAD : 0), h * (1 - seam)];
  const zoom = Math.min(1.42, (out ? 860 : 820) / Math.max(w, up + low));
  const y = 620 + ((up - low) / 2) * zoom;
  return (
    groundShadow(sheet, 600, y + low * zoom - 6, w * zoom * 0.45, 52) +
    place(openCase(studio, seated(studio, one), APART), 600, y, zoom)
  );
}

/** The closed case and both buds before it. */
function beside(studio: Studio, one: string, other: string): string {
  const { sheet } = studio;
  const shut =
    caseOf(studio) === 'square'
      ? clearCase(studio, eye({ yaw: 22, pitch: 9, roll: -4, cx: 450, cy: 500, scale: 0.98 }))
      : place(closedCase(studio), 450, 790 - buildOf(studio).h * 0.53, 1.06, -4);
  return (
    groundShadow(sheet, 440, 800, 330, 50) +
    shut +
    groundShadow(sheet, 890, 1010, 200, 30) +
    groundShadow(sheet, 560, 1060, 200, 30) +
    place(one, 556, 856, 0.95, -38) +
    place(other, 920, 790, 1, 18)
  );
}

export const drawEarbuds: Draw = (studio) => {
  const one = bud(studio);
  const other = group(one, { transform: 'scale(-1 1)' });
  if (studio.view === 1) return full(studio, one);
  if (studio.view === 2) return beside(studio, one, other);
  return (
    groundShadow(studio.sheet, 560, 1090, 470, 60, 0.6) +
    place(one, 330, 430, 1.7, -14) +
    place(other, 880, 560, 1.7, 12)
  );
};
