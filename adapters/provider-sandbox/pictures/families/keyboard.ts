import { darken, lighten, lightness, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { knob } from '#adapters/provider-sandbox/pictures/kit/details.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { glow, layShadow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { axes, plate } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { group, path, polygon, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { type Eye, eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

/** Widths of keys by row, in units. */
const rows = [
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
  [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
  [1.75, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.25],
  [2.25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.75],
  [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25],
] as const;
const unitSize = 62;
const margin = 22;

/** Case, raised caps with lit skirts, a knob or an extra column on the larger ones. */
function whole(studio: Studio, view: Eye): string {
  const { sheet, chance, colour } = studio;
  const extra = chance.yes('column', 0.5) ? 1.3 : 0;
  const functionRow = chance.yes('function-row', 0.6);
  const low = chance.yes('low', 0.4);
  const lift = low ? 12 : 30;
  const w = (15 + extra) * unitSize + margin * 2;
  const l = (functionRow ? 6.2 : 5) * unitSize + margin * 2;
  const light = lightness(colour) > 0.5;
  const cap = chance.pick('caps', [light ? '#f2f2ef' : '#2c2f35', tone(colour, 0.12)]);
  const accent = chance.pick('accent', ['#e0653a', '#4a8ad8', '#d8a83a', '#5aa37a', '#8f7bd8']);
  const backlight =
    !light && chance.yes('backlight', 0.7) ? chance.pick('light', ['#5fd0ff', '#ff5aa0', '#8f7bff', '#46e0b0']) : '';
  const bed =
    rect(0, 0, w, l, 26, { fill: flatFill(sheet, colour, low ? 'metal' : 'matte') }) +
    rect(margin - 6, margin - 6, w - margin * 2 + 12, l - margin * 2 + 12, 12, { fill: darken(colour, 0.5) }) +
    (backlight
      ? group(
          repeat(6, (index) =>
            glow(
              sheet,
              (w / 6) * (index + 0.5),
              l / 2,
              l * 0.5,
              index % 2 ? backlight : mix(backlight, '#8f7bff', 0.6),
              0.9,
            ),
          ),
          { clip: sheet.clip(rect(margin, margin, w - margin * 2, l - margin * 2, 8, { fill: '#000' })) },
        )
      : '');
  const deep = low ? 22 : 44;
  const floor = { frame: { origin: [-w / 2, deep, -l / 2], u: axes.x, v: axes.z }, w, l, r: 26 } as const;
  const base = plate(view, w, l, deep, { colour, finish: low ? 'metal' : 'matte', r: 26 }, bed);
  const p = (x: number, z: number, y: number) => view.project([x - w / 2, -y, z - l / 2]);
  const key = (x: number, z: number, units: number, ink: string): string => {
    const [x0, x1, z0, z1] = [x + 3, x + units * unitSize - 3, z + 3, z + unitSize - 3];
    const inset = low ? 2 : 9;
    const skirt = [p(x0, z0, 0), p(x1, z0, 0), p(x1, z1, 0), p(x0, z1, 0)];
    const top = [
      p(x0 + inset, z0 + inset * 0.6, lift),
      p(x1 - inset, z0 + inset * 0.6, lift),
      p(x1 - inset, z1 - inset * 1.2, lift),
      p(x0 + inset, z1 - inset * 1.2, lift),
    ];
    const [a, b, c, d] = top as [
      readonly [number, number],
      readonly [number, number],
      readonly [number, number],
      readonly [number, number],
    ];
    const [, s1, s2, s3] = skirt as [
      readonly [number, number],
      readonly [number, number],
      readonly [number, number],
      readonly [number, number],
    ];
    const s0 = skirt[0] ?? s1;
    return (
      path(polygon([d, c, s2, s3]), { fill: tone(ink, -0.28) }) +
      path(polygon([c, b, s1, s2]), { fill: tone(ink, -0.42) }) +
      path(polygon([a, d, s3, s0]), { fill: tone(ink, -0.16) }) +
      path(polygon([a, b, c, d]), {
        fill: sheet.linear([
          [0, tone(ink, 0.12)],
          [1, tone(ink, -0.04)],
        ]),
        stroke: tone(ink, 0.1),
        width: 5,
        round: true,
      })
    );
  };
  const offset = margin + (functionRow ? unitSize * 1.2 : 0);
  const f = functionRow
    ? repeat(13, (index) =>
        key(margin + index * unitSize * 1.07 + (index > 0 ? 12 : 0), margin, 1, index === 0 ? accent : cap),
      )
    : '';
  const main = rows.map((row, rowIndex) => {
    let x = margin;
    return (
      row
        .map((units, index) => {
          const drawn = key(
            x,
            offset + rowIndex * unitSize,
            units,
            (rowIndex === 2 && index === row.length - 1) || (rowIndex === 0 && index === 0 && !functionRow)
              ? accent
              : units > 1 && units < 6
                ? tone(cap, -0.12)
                : cap,
          );
          x += units * unitSize;
          return drawn;
        })
        .join('') + (extra ? key(margin + 15.3 * unitSize, offset + rowIndex * unitSize, 1, tone(cap, -0.12)) : '')
    );
  });
  const dial =
    extra && functionRow
      ? group(knob(sheet, w - margin - 30, margin + 30, 27, lighten(accent, 0.1)), {
          transform: view.plane([-w / 2, -16, -l / 2], axes.x, axes.z),
        })
      : '';
  return layShadow(sheet, view, floor, 40) + base + f + main.join('') + dial;
}

export const drawKeyboard: Draw = (studio) => {
  const { view } = studio;
  if (view === 1) return whole(studio, eye({ yaw: -20, pitch: 42, cx: 600, cy: 620, scale: 0.95 }));
  if (view === 2) return whole(studio, eye({ yaw: 8, pitch: 68, cx: 600, cy: 600, scale: 0.96 }));
  return whole(studio, eye({ yaw: -34, pitch: 40, roll: 4, cx: 760, cy: 560, scale: 2 }));
};
