import { tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { facetInk, flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { circle, facet, group, path, place, repeat, seamless } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Eye, Vec } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import type { Build } from './scooter-builds.ts';

const rubber = '#2c2e33';
const steps = 30;

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

/** A hub with the motor in it: a ribbed drum with its screws. */
function motorHub({ sheet, colour }: Studio, r: number): string {
  const core = r * 0.6;
  return (
    circle(0, 0, core, { fill: flatFill(sheet, tone(colour, 0.16), 'metal'), stroke: '#0b0c0f', width: 3 }) +
    circle(0, 0, core * 0.86, { stroke: '#000000', width: 2, opacity: 0.45 }) +
    repeat(8, (index) =>
      path(`M0 ${-core * 0.4}V${-core * 0.68}`, {
        stroke: '#0b0c0f',
        width: 5,
        round: true,
        opacity: 0.5,
        transform: `rotate(${index * 45})`,
      }),
    ) +
    repeat(8, (index) => place(circle(0, -core * 0.86, 4, { fill: '#b4b8bf' }), 0, 0, 1, 22.5 + index * 45)) +
    circle(0, 0, core * 0.3, { fill: flatFill(sheet, tone(colour, 0.3), 'metal'), stroke: '#0b0c0f', width: 2 })
  );
}

/** Spokes of cast metal and the hub they come from. */
function spokes({ sheet, colour }: Studio, { r, hub }: Build['wheel']): string {
  const alloy = flatFill(sheet, '#8b9099', 'metal');
  const [count, blade] = {
    cast: [5, `M${-r * 0.1} ${-r * 0.1}L${-r * 0.09} ${-r * 0.64}H${r * 0.09}L${r * 0.1} ${-r * 0.1}Z`],
    fan: [
      8,
      `M${-r * 0.05} ${-r * 0.1}Q${r * 0.12} ${-r * 0.4} ${r * 0.02} ${-r * 0.62}H${r * 0.15}Q${r * 0.26} ${-r * 0.36} ${r * 0.08} 0Z`,
    ],
    split: [
      3,
      `M${-r * 0.1} 0L${-r * 0.26} ${-r * 0.58}L${-r * 0.12} ${-r * 0.61}L0 ${-r * 0.2}L${r * 0.12} ${-r * 0.61}L${r * 0.26} ${-r * 0.58}L${r * 0.1} 0Z`,
    ],
    holes: [6, `M${-r * 0.07} ${-r * 0.1}L${-r * 0.05} ${-r * 0.52}H${r * 0.05}L${r * 0.07} ${-r * 0.1}Z`],
  }[hub] as [number, string];
  const core = { cast: 0.24, fan: 0.2, split: 0.22, holes: 0.24 }[hub];
  return (
    repeat(count, (index) => path(blade, { fill: alloy, transform: `rotate(${index * (360 / count)})` })) +
    circle(0, 0, r * core, { fill: flatFill(sheet, tone(colour, 0.25), 'metal'), stroke: '#0b0c0f', width: 3 }) +
    (hub === 'split' ? circle(0, 0, r * 0.42, { stroke: '#a3a8b0', width: 7, dash: '15 5' }) : '') +
    circle(0, 0, r * 0.08, { fill: '#d6d9de' })
  );
}

/** The face of a wheel about its axle. */
function face(studio: Studio, wheel: Build['wheel'], motor: boolean): string {
  const { r, hub } = wheel;
  const rim = hub === 'holes' ? 0.54 : 0.66;
  return (
    circle(0, 0, r * 0.9, {
      fill: studio.sheet.radial([
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
    circle(0, 0, r * rim, { fill: '#101115', stroke: '#7d828a', width: 4 }) +
    (motor ? motorHub(studio, rim === 0.54 ? r * 0.82 : r) : spokes(studio, wheel))
  );
}

export function scooterWheel(studio: Studio, view: Eye, x: number, { wheel }: Build, motor: boolean): string {
  const transform = view.plane([x, -wheel.r, wheel.tyre / 2], [1, 0, 0], [0, 1, 0]);
  return tyreRound(view, x, wheel.r, wheel.tyre) + group(face(studio, wheel, motor), { transform });
}
