/** Where something stands, in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** The maps that a place is shown on (rule CONTACT-3). */
export const mapNames = ['google', 'waze', 'yandex'] as const;
export type MapName = (typeof mapNames)[number];

/** Where each map shows a place or leads to it (rule CONTACT-3). */
export const mapLinks = ({ latitude, longitude }: Point): Readonly<Record<MapName, string>> => ({
  google: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
  waze: `https://www.waze.com/ul?ll=${latitude},${longitude}&navigate=yes`,
  yandex: `https://yandex.com/maps/?pt=${longitude},${latitude}&z=17&l=map`,
});
