import type { Point } from '#core/requests/contacts/index.ts';

/** The shape of Moldova and the Dniester through it, as longitude and latitude (Natural Earth, in the public domain). */
const SHAPE: readonly (readonly [longitude: number, latitude: number])[] = [
  [26.62, 48.22],
  [26.86, 48.37],
  [27.2, 48.39],
  [27.52, 48.47],
  [27.9, 48.3],
  [28.26, 48.16],
  [28.67, 48.12],
  [29.12, 47.85],
  [29.2, 47.68],
  [29.05, 47.51],
  [29.22, 47.4],
  [29.42, 47.35],
  [29.5, 47.1],
  [29.56, 46.93],
  [29.78, 46.83],
  [29.91, 46.67],
  [29.84, 46.53],
  [30.02, 46.42],
  [29.76, 46.35],
  [29.45, 46.42],
  [29.17, 46.38],
  [29.07, 46.52],
  [28.86, 46.44],
  [28.93, 46.26],
  [28.74, 46.08],
  [28.66, 45.94],
  [28.57, 45.75],
  [28.49, 45.6],
  [28.23, 45.49],
  [28.16, 45.65],
  [28.05, 45.94],
  [28.1, 46.15],
  [28.16, 46.37],
  [28.2, 46.6],
  [28.13, 46.81],
  [27.9, 47.05],
  [27.55, 47.41],
  [27.35, 47.65],
  [27.23, 47.83],
  [27.05, 48.02],
  [26.92, 48.12],
];
const RIVER: readonly (readonly [longitude: number, latitude: number])[] = [
  [27.52, 48.47],
  [27.9, 48.3],
  [28.3, 48.13],
  [28.6, 47.96],
  [28.85, 47.86],
  [28.98, 47.68],
  [28.97, 47.45],
  [29.15, 47.28],
  [29.3, 47.05],
  [29.52, 46.85],
  [29.62, 46.7],
  [29.84, 46.62],
  [30.02, 46.42],
];

const [WEST, EAST, SOUTH, NORTH] = [26.45, 30.2, 45.4, 48.58];
/** How much narrower a degree of longitude is there than one of latitude. */
const NARROWER = Math.cos((47 * Math.PI) / 180);
const SCALE = 120;

/** The map's size, in units of its drawing. */
export const MAP_WIDTH = Math.round((EAST - WEST) * NARROWER * SCALE);
export const MAP_HEIGHT = Math.round((NORTH - SOUTH) * SCALE);

/** Where a place stands on the map, in units of its drawing. */
export const onMap = ({ longitude, latitude }: Point): { readonly x: number; readonly y: number } => ({
  x: Math.round((longitude - WEST) * NARROWER * SCALE * 10) / 10,
  y: Math.round((NORTH - latitude) * SCALE * 10) / 10,
});

const path = (points: typeof SHAPE): string =>
  points
    .map(([longitude, latitude], place) => {
      const { x, y } = onMap({ longitude, latitude });
      return `${place === 0 ? 'M' : 'L'}${x} ${y}`;
    })
    .join('');

export const SHAPE_PATH = `${path(SHAPE)}Z`;
export const RIVER_PATH = path(RIVER);
