import {
  BadgePercent,
  CirclePlay,
  Info,
  LayoutGrid,
  type LucideIcon,
  MapPin,
  MessageSquareText,
  Newspaper,
  RefreshCcw,
  Sun,
  Wrench,
} from 'lucide-react';
import type { MenuLinkName } from '#core/site/settings/index.ts';

/** The icon of each link of the menu. */
export const linkIcons: Readonly<Record<MenuLinkName, LucideIcon>> = {
  specialOffers: BadgePercent,
  dayOffer: Sun,
  catalogue: LayoutGrid,
  news: Newspaper,
  videoReviews: CirclePlay,
  testimonials: MessageSquareText,
  aboutUs: Info,
  contacts: MapPin,
  serviceCentre: Wrench,
  tradeIn: RefreshCcw,
};
