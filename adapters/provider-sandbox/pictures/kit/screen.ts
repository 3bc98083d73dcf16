import type { Chance } from './chance.ts';
import { figures } from './glyphs.ts';
import { glassSheen } from './light.ts';
import { circle, group, path, place, rect, repeat } from './shapes.ts';
import type { Sheet } from './sheet.ts';
import { wallpaper } from './wallpaper.ts';

export interface ScreenLook {
  /** Outer corner radius of the glass. */
  r: number;
  bezel: number;
  /** Wider bezels above and below, for home-button and e-reader faces. */
  chin?: number;
  body: string;
  sheen?: number;
  /** Drawn over the wallpaper, in the screen's own coordinates. */
  content?: (w: number, h: number) => string;
}

/** Black glass with a lit screen in it, in `0 0 w h`. */
export function screen(sheet: Sheet, choice: Chance, w: number, h: number, look: ScreenLook): string {
  const { r, bezel, chin = bezel, body } = look;
  const [sw, sh] = [w - bezel * 2, h - bezel - chin];
  const inner = Math.max(2, r - bezel);
  const clip = sheet.clip(rect(0, 0, sw, sh, inner, { fill: '#000' }));
  const lit = group(wallpaper(sheet, choice, sw, sh, body) + (look.content?.(sw, sh) ?? ''), { clip });
  return (
    rect(0, 0, w, h, r, { fill: '#08090b' }) +
    group(lit, { transform: `translate(${bezel} ${bezel})` }) +
    glassSheen(sheet, w, h, r, look.sheen ?? 0.7)
  );
}

/** The signs on a lock screen's shortcuts, about the origin and 20 across. */
const torch =
  'M-4.5 -9.500H4.500V-7.300H-4.500ZM-4.500 -5.800H4.500L2.700 -2V9.500H-2.700V-2ZM0 0A1.200 1.200 0 0 0 0 2.400 1.200 1.200 0 0 0 0 0Z';
const camera =
  'M-9.500 -5H-5.200L-3.500 -7.500H3.500L5.200 -5H9.500V7.500H-9.500ZM0 -3A4 4 0 0 0 0 5 4 4 0 0 0 0 -3ZM0 -1A2 2 0 0 1 0 3 2 2 0 0 1 0 -1Z';

/** A round shortcut on a lock screen with its sign in it. */
function shortcut(x: number, y: number, r: number, sign: string): string {
  const white = { fill: '#ffffff', stroke: '#ffffff', width: 0.9, round: true, evenOdd: true, opacity: 0.9 };
  return circle(x, y, r, { fill: '#ffffff', opacity: 0.2 }) + place(path(sign, white), x, y, r / 19);
}

/** Lock screen: the date above a large clock, and shortcuts to the torch and the camera. */
export function lockScreen(choice: Chance, w: number, h: number): string {
  const hours = choice.pick('clock', ['9:41', '10:09', '7:30', '8:15', '12:45']);
  const date = choice.pick('date', ['24.09', '12.05', '26.03', '8.06', '30.08']);
  const size = Math.min(w * 0.17, h * 0.1);
  const r = w * 0.058;
  // On the small screen of a phone with keys it could not be read.
  const dateLine =
    size < 40 ? '' : group(figures(date, w / 2, h * 0.17 - size * 0.98, size * 0.27, '#ffffff', 2), { opacity: 0.75 });
  return (
    figures(hours, w / 2, h * 0.17, size, '#ffffff', 1.9) +
    dateLine +
    shortcut(w * 0.16, h * 0.93, r, torch) +
    shortcut(w * 0.84, h * 0.93, r, camera) +
    rect(w * 0.34, h - 14, w * 0.32, 5, 2.5, { fill: '#ffffff', opacity: 0.85 })
  );
}

/** A grid of application icons above a dock. */
export function homeScreen(choice: Chance, w: number, h: number, columns = 4, rows = 5): string {
  const inks = ['#ffffff', '#ffd9a8', '#9fd8ff', '#b9f0c8', '#ff9f8a', '#d8c4ff', '#2b2f38', '#ffe680'] as const;
  const cell = w / (columns + 0.6);
  const size = cell * 0.62;
  const icon = (name: string, x: number, y: number): string =>
    rect(x, y, size, size, size * 0.26, { fill: choice.pick(name, inks), opacity: 0.92 }) +
    circle(x + size / 2, y + size / 2, size * choice.range(`${name}-r`, 0.16, 0.27), {
      fill: choice.pick(`${name}-in`, inks),
      opacity: 0.9,
    });
  const left = (index: number): number => cell * 0.3 + cell * index + (cell - size) / 2;
  const grid = repeat(rows * columns, (index) =>
    icon(`icon-${index}`, left(index % columns), h * 0.07 + Math.floor(index / columns) * cell * 1.14),
  );
  const top = h - cell * 1.16;
  const dock = rect(cell * 0.22, top, w - cell * 0.44, cell * 0.96, cell * 0.32, { fill: '#ffffff', opacity: 0.26 });
  return grid + dock + repeat(columns, (index) => icon(`dock-${index}`, left(index), top + cell * 0.17));
}
