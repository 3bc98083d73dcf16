import { locales } from './locale.ts';

/**
 * First segments of addresses that are pages of the shop's own; any other first segment is a category (rule ROUTE-4).
 * Without language prefix.
 */
export const routeSegments: readonly string[] = [
  'about',
  'auth',
  'career',
  'compare',
  'confirmation',
  'contacts',
  'credit',
  'dayoffer',
  'delivery',
  'discount',
  'favorites',
  'feedbacks',
  'insurance',
  'l',
  'newmorning',
  'news',
  'offline',
  'order',
  'partners',
  'product',
  'products-feed',
  'produs',
  'promo',
  'review',
  'search',
  'service',
  'shared',
  'special-offers',
  'terms',
  'trade-in',
  'video-obzori',
  'vitrina',
  ...locales,
];
