import { lighten } from '#adapters/provider-sandbox/pictures/kit/colour.ts';
import { flatFill } from '#adapters/provider-sandbox/pictures/kit/finish.ts';
import { castRect, footShadow, glassSheen } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { boxFeet, slab } from '#adapters/provider-sandbox/pictures/kit/prism.ts';
import { circle, group, path, place, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { eye } from '#adapters/provider-sandbox/pictures/kit/space.ts';
import type { Draw, Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

const [w, h] = [620, 840];

/** A page of set lines, or a book's cover in greys. */
function page({ sheet, chance }: Studio, sw: number, sh: number, kind: 'text' | 'cover'): string {
  const paper = rect(0, 0, sw, sh, 4, {
    fill: sheet.linear(
      [
        [0, '#e9e8e3'],
        [1, '#d9d8d2'],
      ],
      0,
      0,
      1,
      1,
    ),
  });
  if (kind === 'cover') {
    const moon = chance.range('moon', 0.25, 0.75) * sw;
    const hill = (y: number, ink: string, bend: number): string =>
      path(`M0 ${y}C${sw * 0.3} ${y - bend} ${sw * 0.6} ${y + bend} ${sw} ${y - bend * 0.5}V${sh}H0Z`, { fill: ink });
    const trees = repeat(9, (index) =>
      path(
        `M${(sw * (0.04 + index * 0.108)).toFixed(1)} ${sh * 0.86}l18 -${90 + (index % 3) * 40}l18 ${90 + (index % 3) * 40}Z`,
        {
          fill: '#2b2b2d',
        },
      ),
    );
    return (
      paper +
      rect(0, 0, sw, sh, 4, {
        fill: sheet.linear([
          [0, '#8c8c8b'],
          [0.6, '#d5d4d0'],
        ]),
      }) +
      circle(moon, sh * 0.28, 72, { fill: '#f1f0ec' }) +
      hill(sh * 0.55, '#a3a29f', 60) +
      hill(sh * 0.68, '#6d6c6b', -50) +
      trees +
      hill(sh * 0.86, '#39393a', 30)
    );
  }
  const row = (index: number): string => {
    const last = index % 7 === 6;
    const indent = index % 7 === 0 ? 30 : 0;
    const length = sw - 92 - indent - (last ? sw * chance.range(`end-${index}`, 0.25, 0.55) : 0);
    return path(`M${46 + indent} ${104 + index * 30}h${length.toFixed(0)}`, {
      stroke: '#55534f',
      width: 9,
      dash: `${38 + ((index * 13) % 17)} 9 21 8 56 10 30 8`,
    });
  };
  return (
    paper +
    rect(sw * 0.34, 44, sw * 0.32, 13, 3, { fill: '#2f2e2c' }) +
    repeat(Math.floor((sh - 150) / 30), row) +
    rect(46, sh - 34, (sw - 92) * 0.42, 4, 2, { fill: '#55534f' })
  );
}

function front(studio: Studio, kind: 'text' | 'cover'): string {
  const { sheet, chance, colour } = studio;
  const grip = chance.yes('grip', 0.45) ? 96 : 0;
  const side = 38;
  const [sw, sh] = [w - side * 2 - grip, h - side - (grip ? side : 84)];
  const buttons = grip
    ? rect(w - 66, h * 0.38, 22, 92, 11, { fill: lighten(colour, 0.16) }) +
      rect(w - 66, h * 0.52, 22, 92, 11, { fill: lighten(colour, 0.16) })
    : '';
  return (
    rect(0, 0, w, h, 34, { fill: flatFill(sheet, colour) }) +
    place(
      group(page(studio, sw, sh, kind), { clip: sheet.clip(rect(0, 0, sw, sh, 4, { fill: '#000' })) }),
      side,
      side,
    ) +
    rect(side, side, sw, sh, 4, { stroke: '#00000055', width: 3 }) +
    buttons +
    glassSheen(sheet, w, h, 34, 0.35)
  );
}

export const drawEReader: Draw = (studio) => {
  const { sheet, colour, view } = studio;
  const look = { colour, r: 34 };
  const cover = rect(0, 0, w, h, 34, { fill: flatFill(sheet, colour, 'matte', -0.05) });
  if (view === 1) {
    const rear = eye({ yaw: 26, pitch: 5, roll: -6, cx: 420, cy: 560, scale: 0.98 });
    const face = eye({ yaw: -18, pitch: 5, roll: 4, cx: 700, cy: 610, scale: 1.04 });
    return (
      footShadow(sheet, boxFeet(rear, w, h)) +
      footShadow(sheet, boxFeet(face, w, h)) +
      slab(rear, w, h, 26, look, cover) +
      slab(face, w, h, 26, look, front(studio, 'cover'))
    );
  }
  if (view === 2) {
    const face = eye({ yaw: 24, pitch: 6, roll: -2, cx: 600, cy: 585, scale: 1.18 });
    return footShadow(sheet, boxFeet(face, w, h)) + slab(face, w, h, 26, look, front(studio, 'text'));
  }
  const lying = eye({ yaw: -34, pitch: 26, roll: 10, cx: 640, cy: 640, scale: 1.55 });
  const ground = group(castRect(0, 0, w, h, 34, 44, 0.3), {
    transform: lying.plane([-w / 2 + 16, -h / 2 + 20, -40], [1, 0, 0], [0, 1, 0]),
  });
  return ground + slab(lying, w, h, 26, look, front(studio, 'text'));
};
