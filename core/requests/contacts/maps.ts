/** Coordinates, degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** The maps that a place is shown on (rule CONTACT-3). */
export const mapNames = ['google', 'waze', 'yandex'] as const;
export type MapName = (typeof mapNames)[number];

/** Where each map looks for a place by its words. */
const searchLinks = (words: string): Readonly<Record<MapName, string>> => {
  const place = encodeURIComponent(words);
  return {
    google: `https://www.google.com/maps/search/?api=1&query=${place}`,
    waze: `https://www.waze.com/ul?q=${place}&navigate=yes`,
    yandex: `https://yandex.com/maps/?text=${place}`,
  };
};

/** Where each map shows a place or leads to it, by its point, or by its words where no point is known (rule CONTACT-3). */
export const mapLinks = (place: Point | string): Readonly<Record<MapName, string>> => {
  if (typeof place === 'string') return searchLinks(place);
  const { latitude, longitude } = place;
  return {
    google: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
    waze: `https://www.waze.com/ul?ll=${latitude},${longitude}&navigate=yes`,
    yandex: `https://yandex.com/maps/?pt=${longitude},${latitude}&z=17&l=map`,
  };
};
