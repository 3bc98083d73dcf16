import type { Point } from '#core/requests/contacts/index.ts';

/**
 * The border of Moldova from its western tip and back, in hundredths of a degree east of 26° and north of 45° (Natural
 * Earth, public domain).
 */
const BORDER =
  '62,326 70,333 79,329 83,339 94,335 104,340 117,336 150,347 175,345 193,334 206,332 208,324 222,321 237,323 249,307 ' +
  '252,315 280,311 283,303 295,293 311,298 324,287 318,279 324,276 313,256 316,244 323,245 341,228 348,234 358,228 ' +
  '355,216 348,211 360,206 356,195 393,181 395,173 391,152 400,149 408,137 381,136 371,147 363,137 344,148 337,142 ' +
  '332,147 320,136 320,152 295,146 293,127 301,121 293,99 276,96 275,87 267,78 258,76 247,66 254,58 250,51 227,52 ' +
  '220,46 206,59 217,63 208,101 225,143 223,166 203,203 180,214 172,228 157,238 158,245 147,249 143,258 127,271 117,297 ' +
  '106,306 100,317 80,326 62,326';
/** The Dniester, between the points where it leaves the border and returns to it. */
const RIVER =
  '249,310 272,302 290,284 301,277 297,269 300,261 295,252 307,236 316,227 316,219 308,213 309,208 319,210 330,214 334,204 ' +
  '344,198 343,189 349,182 361,184 358,177 370,173 368,164 391,154';

const [WEST, EAST, SOUTH, NORTH] = [26.45, 30.2, 45.4, 48.58];
/** Ratio of a degree of longitude to one of latitude there. */
const NARROWER = Math.cos((47 * Math.PI) / 180);
const SCALE = 120;

/** Size of the map in its own units. */
export const MAP_WIDTH = Math.round((EAST - WEST) * NARROWER * SCALE);
export const MAP_HEIGHT = Math.round((NORTH - SOUTH) * SCALE);

/** A point of the map in its own units. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

const rounded = (length: number): number => Math.round(length * 10) / 10;

/** The map's point for coordinates. */
export const onMap = ({ longitude, latitude }: Point): Place => ({
  x: rounded((longitude - WEST) * NARROWER * SCALE),
  y: rounded((NORTH - latitude) * SCALE),
});

const placesOf = (points: string): readonly Place[] =>
  points.split(' ').map((point) => {
    const [east = 0, north = 0] = point.split(',').map((hundredths) => Number(hundredths) / 100);
    return onMap({ longitude: 26 + east, latitude: 45 + north });
  });

/** A smooth curve from the first point to the last; the others are control points. */
const curve = (points: readonly Place[]): string =>
  points
    .map(({ x, y }, index) => {
      const next = points[index + 1] ?? { x, y };
      return index === 0 ? `M${x} ${y}` : `Q${x} ${y} ${rounded((x + next.x) / 2)} ${rounded((y + next.y) / 2)}`;
    })
    .join('');

const border = placesOf(BORDER);

export const BORDER_PATH = curve(border);
export const RIVER_PATH = curve(placesOf(RIVER));

/** X of the border's crossings with a horizontal line. */
export const borderAt = (y: number): readonly number[] =>
  border.flatMap((to, index) => {
    const from = border.at(index - 1) ?? to;
    return from.y > y === to.y > y ? [] : [from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)];
  });
