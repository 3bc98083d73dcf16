import { type OpeningSpan, openingWeek, type Shop, type Weekday } from '#core/purchase/delivery/index.ts';
import type { HeadContext } from '#ui/app/head.ts';

interface ShopJsonLd {
  readonly '@context': 'https://schema.org';
  readonly '@type': 'ElectronicsStore';
  readonly name: string;
  readonly address: string;
  readonly url: string;
  readonly telephone?: string;
  readonly image?: string;
  readonly geo: { readonly '@type': 'GeoCoordinates'; readonly latitude: number; readonly longitude: number };
  readonly openingHours?: readonly string[];
}

const dayNames: Readonly<Record<Weekday, string>> = {
  1: 'Mo',
  2: 'Tu',
  3: 'We',
  4: 'Th',
  5: 'Fr',
  6: 'Sa',
  7: 'Su',
};

/** Hours in schema.org's form, `Mo-Fr 09:00-20:00`. */
const openingHours = (schedule: readonly OpeningSpan[]): readonly string[] =>
  openingWeek(schedule).flatMap(({ from, to, hours }) => {
    const days = from === to ? dayNames[from] : `${dayNames[from]}-${dayNames[to]}`;
    return hours.map((span) => `${days} ${span.replace('–', '-')}`);
  });

/** Structured data of a shop: exactly what its card shows. */
export const shopJsonLd = (
  { title, address, phone, schedule, latitude, longitude, image }: Shop,
  { language, origin }: HeadContext,
): ShopJsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'ElectronicsStore',
  name: title,
  address,
  url: origin + language.path('/contacts'),
  ...(phone ? { telephone: phone } : {}),
  ...(image ? { image: origin + image } : {}),
  geo: { '@type': 'GeoCoordinates', latitude, longitude },
  ...(schedule.length > 0 ? { openingHours: openingHours(schedule) } : {}),
});
