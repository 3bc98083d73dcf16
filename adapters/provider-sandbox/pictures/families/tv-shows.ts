import { glow } from '#adapters/provider-sandbox/pictures/kit/light.ts';
import { path, rect, repeat } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Studio } from '#adapters/provider-sandbox/pictures/kit/studio.ts';

/** Rows of posters, as a television shows when it is switched on. */
function menu({ sheet, chance }: Studio, sw: number, sh: number): string {
  const poster = (name: string): string => {
    const [a, b] = [
      chance.pick(`${name}-a`, ['#ff7a45', '#5b7cff', '#19b394', '#d94f8a', '#ffc145']),
      chance.pick(`${name}-b`, ['#251a3e', '#0d2b3c', '#3a1322', '#12301f']),
    ];
    return sheet.linear(
      [
        [0, a],
        [1, b],
      ],
      0,
      0,
      1,
      1,
    );
  };
  const row = repeat(6, (index) =>
    rect(sw * 0.05 + index * sw * 0.155, sh * 0.72, sw * 0.14, sh * 0.19, 10, {
      fill: poster(`poster-${index}`),
      ...(index === 0 ? { stroke: '#ffffff', width: 5 } : {}),
    }),
  );
  const title =
    rect(sw * 0.05, sh * 0.4, sw * 0.3, sh * 0.075, 8, { fill: '#ffffff' }) +
    rect(sw * 0.05, sh * 0.51, sw * 0.22, sh * 0.025, 5, { fill: '#ffffff', opacity: 0.6 }) +
    rect(sw * 0.05, sh * 0.58, sw * 0.11, sh * 0.065, sh * 0.033, { fill: '#ffffff', opacity: 0.92 });
  const shade = rect(0, 0, sw, sh, 0, {
    fill: sheet.linear(
      [
        [0, '#000000', 0.55],
        [0.6, '#000000', 0],
      ],
      0,
      0,
      1,
      0,
    ),
  });
  return shade + title + row;
}

/** A picture in a mount, as a set shows that hangs like a painting when nobody watches it. */
function mounted(sw: number, sh: number): string {
  const [x, y] = [sw * 0.13, sh * 0.14];
  const d = `M0 0H${sw}V${sh}H0ZM${x} ${y}V${sh - y}H${sw - x}V${y}Z`;
  return (
    path(d, { fill: '#ece7dc', evenOdd: true }) +
    rect(x, y, sw - x * 2, sh - y * 2, 0, { stroke: '#8f877a', width: 5, opacity: 0.5 }) +
    rect(x - 7, y - 7, sw - x * 2 + 14, sh - y * 2 + 14, 0, { stroke: '#ffffff', width: 4, opacity: 0.9 })
  );
}

/** What is on the screen over its wallpaper. */
export function shown(studio: Studio, sw: number, sh: number): string {
  const shows = studio.chance.pick('shows', ['film', 'menu', 'painting']);
  if (shows === 'film') return '';
  return shows === 'menu' ? menu(studio, sw, sh) : mounted(sw, sh);
}

/** Lights at the back of a set, on the wall about it: drawn in the axes of its screen, `w` by `h`. */
export function wallLight({ sheet }: Studio, w: number, h: number): string {
  const lamp = (x: number, y: number, colour: string): string => glow(sheet, w * x, h * y, h * 0.38, colour, 1);
  return (
    lamp(0.13, 0.78, '#3fa8ff') +
    lamp(0.13, 0.5, '#3fd0ff') +
    lamp(0.13, 0.2, '#46e0b0') +
    lamp(0.32, 0.1, '#8fe85a') +
    lamp(0.5, 0.1, '#d8f04a') +
    lamp(0.68, 0.1, '#ffc53d') +
    lamp(0.87, 0.22, '#ff9a3d') +
    lamp(0.87, 0.5, '#ff6a5a') +
    lamp(0.87, 0.78, '#ff5a8a')
  );
}
