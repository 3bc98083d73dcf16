import { isWhite, lightness, tone } from './colour.ts';
import { num, path } from './shapes.ts';

/** A round bar or hose along a path: dark contour, body, soft light along its upper left. */
export function tube(d: string, width: number, colour: string, glossy = false): string {
  const offset = width * 0.14;
  const lit = (share: number, ink: string, opacity: number, shift: number): string =>
    path(d, {
      stroke: ink,
      width: width * share,
      round: true,
      opacity,
      transform: `translate(${num(-offset * shift)} ${num(-offset * shift)})`,
    });
  // A dark bar would vanish on a dark ground but for the light along it.
  const shine = glossy ? 0.34 : lightness(colour) < 0.34 ? 0.26 : 0.13;
  const deep = isWhite(colour) ? 0.6 : 1;
  return (
    path(d, { stroke: tone(colour, -0.5 * deep), width, round: true }) +
    lit(0.88, tone(colour, -0.2 * deep), 1, 0.25) +
    lit(0.72, tone(colour, -0.04), 0.8, 0.6) +
    lit(0.54, tone(colour, 0.1), 0.6, 0.9) +
    lit(0.36, tone(colour, 0.18), 0.6, 1.1) +
    lit(0.2, '#ffffff', shine, 1.3) +
    lit(0.1, '#ffffff', shine, 1.4)
  );
}
