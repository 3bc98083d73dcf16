import { figures } from '#adapters/provider-sandbox/pictures/kit/glyphs.ts';
import { circle, path, place, rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import type { Dial } from './watch-faces.ts';

/** For a child: the time above four coloured keys, to call, to write, to say where one is, and a star. */
export const buttons: Dial = (_studio, r) => {
  const key = (x: number, y: number, colour: string, sign: string): string =>
    place(circle(0, 0, r * 0.33, { fill: colour }) + sign, x * r, y * r);
  const white = { fill: '#ffffff' };
  const call = rect(-r * 0.06, -r * 0.19, r * 0.12, r * 0.38, r * 0.06, { ...white, transform: 'rotate(35)' });
  const chat = rect(-r * 0.17, -r * 0.13, r * 0.34, r * 0.24, r * 0.08, white);
  const pin = place(path('M0 10C-5 3 -7 0 -7 -4A7 7 0 0 1 7 -4C7 0 5 3 0 10Z', white), 0, 0, r * 0.018);
  const star = place(
    path('M0 -10L3 -3.500 10 -3 4.500 1.500 6.500 9 0 5 -6.500 9 -4.500 1.500 -10 -3 -3 -3.500Z', white),
    0,
    0,
    r * 0.018,
  );
  return (
    figures('10:09', 0, -r * 0.68, r * 0.42, '#ffffff', 2.4) +
    key(-0.42, 0.02, '#34c26b', call) +
    key(0.42, 0.02, '#3f8cff', chat) +
    key(-0.42, 0.8, '#ff5a5f', pin) +
    key(0.42, 0.8, '#ffb020', star)
  );
};

/** For a child: a smiling bear under the time, on a bright ground. */
export const cheerful: Dial = (_studio, r) => {
  const fur = '#ffd27a';
  const eye = (side: -1 | 1): string => circle(side * r * 0.2, r * 0.3, r * 0.06, { fill: '#2b2c30' });
  const ear = (side: -1 | 1): string =>
    circle(side * r * 0.42, -r * 0.02, r * 0.19, { fill: fur }) +
    circle(side * r * 0.42, -r * 0.02, r * 0.1, { fill: '#ff9f6b' });
  return (
    rect(-r * 1.4, -r * 1.6, r * 2.8, r * 3.2, 0, { fill: '#3fb6d8' }) +
    circle(0, r * 1.5, r * 0.95, { fill: '#2a93b8' }) +
    figures('10:09', 0, -r * 0.62, r * 0.42, '#ffffff', 2.6) +
    ear(-1) +
    ear(1) +
    circle(0, r * 0.38, r * 0.56, { fill: fur }) +
    circle(0, r * 0.56, r * 0.24, { fill: '#fff1d0' }) +
    eye(-1) +
    eye(1) +
    circle(0, r * 0.47, r * 0.06, { fill: '#2b2c30' }) +
    path(`M${-r * 0.12} ${r * 0.6}Q0 ${r * 0.73} ${r * 0.12} ${r * 0.6}`, {
      stroke: '#2b2c30',
      width: r * 0.035,
      round: true,
    })
  );
};
