import { tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { facetInk, flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { circle, facet, group, path, place, repeat, seamless } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye, Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import type { Build } from './scooter-builds.ts';

const rubber = '#2c2e33';
const steps = 40;

/** The round of a tyre: three bands across, the middle one with tread. */
function tyreRound(view: Eye, x: number, r: number, wide: number): string {
  const bands = [
    [-0.5, 0.9],
    [-0.28, 1],
    [0.28, 1],
    [0.5, 0.9],
  ] as const;
  const at = (index: number, [z, share]: readonly [number, number]): Vec => {
    const angle = (index / steps) * Math.PI * 2;
    return [x + r * share * Math.cos(angle), -r + r * share * Math.sin(angle), z * wide];
  };
  const faces = bands.slice(0, -1).flatMap((one, band) => {
    const other = bands[band + 1] ?? one;
    return Array.from({ length: steps }, (_, index) => {
      const angle = ((index + 0.5) / steps) * Math.PI * 2;
      const normal = view.turn([Math.cos(angle) * 0.9, Math.sin(angle) * 0.9, (band - 1) * 0.45]);
      if (normal[2] <= -0.05) return '';
      const tread = band === 1 && index % 2 === 0 ? -0.25 : 0;
      const corners = [at(index, one), at(index + 1, one), at(index + 1, other), at(index, other)];
      return facet(corners.map(view.project), facetInk(rubber, 'matte', normal, 0.12 + tread));
    });
  });
  return seamless(faces.join(''));
}

/** The face of a wheel about its axle. */
function face({ sheet, colour }: Studio, { r, hub }: Build['wheel'], accent: string): string {
  const alloy = flatFill(sheet, '#9a9fa8', 'metal');
  const rim = hub === 'holes' ? 0.52 : hub === 'motor' ? 0.66 : 0.64;
  const [count, blade] = {
    cast: [5, `M${-r * 0.09} ${-r * 0.1}L${-r * 0.13} ${-r * 0.62}H${r * 0.13}L${r * 0.09} ${-r * 0.1}Z`],
    fan: [
      8,
      `M${-r * 0.05} ${-r * 0.1}Q${r * 0.12} ${-r * 0.4} ${r * 0.02} ${-r * 0.62}H${r * 0.15}Q${r * 0.26} ${-r * 0.36} ${r * 0.08} 0Z`,
    ],
    split: [
      3,
      `M${-r * 0.1} 0L${-r * 0.26} ${-r * 0.58}L${-r * 0.12} ${-r * 0.61}L0 ${-r * 0.2}L${r * 0.12} ${-r * 0.61}L${r * 0.26} ${-r * 0.58}L${r * 0.1} 0Z`,
    ],
    holes: [0, ''],
    motor: [0, ''],
  }[hub] as [number, string];
  const core = { cast: 0.24, fan: 0.2, split: 0.22, holes: 0.34, motor: 0.5 }[hub];
  return (
    circle(0, 0, r * 0.9, {
      fill: sheet.radial([
        [0.6, '#1d1f24'],
        [0.84, '#3f4249'],
        [1, '#23252a'],
      ]),
      stroke: '#4c5058',
      width: 2,
    }) +
    (hub === 'holes'
      ? repeat(16, (index) => place(circle(0, -r * 0.71, r * 0.075, { fill: '#0a0b0d' }), 0, 0, 1, index * 22.5))
      : '') +
    circle(0, 0, r * rim, { fill: '#15161a', stroke: accent, width: 5 }) +
    repeat(count, (index) => path(blade, { fill: alloy, transform: `rotate(${index * (360 / count)})` })) +
    circle(0, 0, r * core, { fill: flatFill(sheet, tone(colour, 0.25), 'metal'), stroke: '#0b0c0f', width: 3 }) +
    (hub === 'motor' || hub === 'holes'
      ? repeat(6, (index) => place(circle(0, -r * core * 0.76, 5, { fill: '#c9ccd1' }), 0, 0, 1, index * 60))
      : '') +
    (hub === 'split' ? circle(0, 0, r * 0.42, { stroke: '#c9ccd1', width: 9, dash: '15 5' }) : '') +
    circle(0, 0, r * 0.08, { fill: '#d6d9de' })
  );
}

export function scooterWheel(studio: Studio, view: Eye, x: number, { wheel }: Build, accent: string): string {
  const transform = view.plane([x, -wheel.r, wheel.tyre / 2], [1, 0, 0], [0, 1, 0]);
  return tyreRound(view, x, wheel.r, wheel.tyre) + group(face(studio, wheel, accent), { transform });
}
