import { darken, mix, tone } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { roundFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { circle, path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Sheet } from '#adapters/provider-sandbox/pictures/kit/sheet.ts';

/** A head on its neck, which stands on y = -330; `side` shows it from there. */
export interface Brush {
  /** Half the width and half the height of the plate that carries the bristles. */
  plate: readonly [w: number, h: number];
  shape: 'oval' | 'round' | 'diamond' | 'oblong';
  neck: number;
  ink: string;
  tint: string;
  /** The band where the head is put on. */
  ring: string;
}

const outline = ([w, h]: Brush['plate'], shape: Brush['shape'], y: number): string => {
  if (shape === 'diamond')
    return `M0 ${y - h}C${w * 0.7} ${y - h} ${w} ${y - h * 0.3} ${w} ${y + h * 0.1}C${w} ${y + h * 0.5} ${w * 0.5} ${y + h} 0 ${y + h}C${-w * 0.5} ${y + h} ${-w} ${y + h * 0.5} ${-w} ${y + h * 0.1}C${-w} ${y - h * 0.3} ${-w * 0.7} ${y - h} 0 ${y - h}Z`;
  const [rx, ry] = shape === 'oblong' ? [w * 0.9, w * 0.9] : [w, h];
  return `M${-w} ${y - h + ry}A${rx} ${ry} 0 0 1 ${w} ${y - h + ry}V${y + h - ry}A${rx} ${ry} 0 0 1 ${-w} ${y + h - ry}Z`;
};

/** Tufts in rings for a round plate, in rows for a long one; the outer ones are tinted. */
function tufts({ plate: [w, h], shape, tint }: Brush, y: number): string {
  const dot = (x: number, dy: number, inked: boolean): string =>
    circle(x, y + dy, 7.5, {
      fill: inked ? tint : '#fdfdfd',
      stroke: inked ? darken(tint, 0.25) : '#b4bac2',
      width: 1.6,
    });
  if (shape === 'round')
    return [1, 7, 13, 17]
      .map((count, ring) =>
        repeat(count, (index) => {
          const angle = (index / count) * Math.PI * 2 + ring * 0.3;
          const r = (ring / 3.6) * w;
          return dot(Math.cos(angle) * r, Math.sin(angle) * r, ring === 2);
        }),
      )
      .join('');
  const rows = Math.floor((h * 2 - 10) / 17);
  return repeat(rows, (row) => {
    const t = ((row + 0.5) / rows) * 2 - 1;
    const half = w * Math.sqrt(Math.max(0.08, 1 - Math.abs(t) ** (shape === 'oblong' ? 5 : 2.2))) - 10;
    const count = Math.max(1, Math.round((half * 2) / 16) + 1);
    const inked = shape === 'diamond' ? Math.abs(t) < 0.4 : Math.abs(t) > 0.62;
    return repeat(count, (index) => dot(count === 1 ? 0 : -half + (half * 2 * index) / (count - 1), t * h, inked));
  });
}

export function brushHead(sheet: Sheet, brush: Brush, side: boolean): string {
  const { plate, shape, neck, ink, ring, tint } = brush;
  const [w, h] = plate;
  const foot = -330 - neck;
  const middle = foot - h + 10;
  const stem =
    path(
      `M-25 -330C-24 ${-330 - neck * 0.5} -16 ${foot + 50} -13 ${foot - 6}H13C16 ${foot + 50} 24 ${-330 - neck * 0.5} 25 -330Z`,
      {
        fill: roundFill(sheet, ink, 'gloss'),
        stroke: tone(ink, -0.22),
        width: 1.5,
      },
    ) + rect(-27, -350, 54, 14, 5, { fill: roundFill(sheet, ring, 'metal') });
  if (side) {
    const count = Math.round((h * 2 - 12) / 11);
    const hair = (index: number): string => {
      const t = (index + 0.5) / count;
      const inked = shape === 'diamond' ? Math.abs(t - 0.5) < 0.2 : t < 0.2 || t > 0.8;
      const reach = 50 + Math.abs(t - 0.5) * (shape === 'round' ? 8 : 26);
      return rect(10, middle - h + 6 + index * 11, reach, 9.5, 3, {
        fill: inked ? tint : '#f6f7f8',
        stroke: '#aeb4bc',
        width: 1.4,
      });
    };
    return (
      stem +
      repeat(count, hair) +
      rect(-17, middle - h, 32, h * 2, 15, {
        fill: roundFill(sheet, ink, 'gloss'),
        stroke: tone(ink, -0.25),
        width: 1.5,
      })
    );
  }
  return (
    stem +
    path(outline(plate, shape, middle), { fill: roundFill(sheet, ink, 'gloss'), stroke: tone(ink, -0.3), width: 2 }) +
    path(outline([w - 5, h - 5], shape, middle), { fill: mix(ink, '#aeb6c0', 0.6) }) +
    tufts({ ...brush, plate: [w - 6, h - 6] }, middle)
  );
}
