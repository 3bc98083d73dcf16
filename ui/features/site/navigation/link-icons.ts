import type { MenuLinkName } from '#core/site/settings/index.ts';
import {
  BadgePercent,
  CirclePlay,
  type Icon,
  Info,
  LayoutGrid,
  MapPin,
  MessageSquareText,
  Newspaper,
  RefreshCcw,
  Sun,
  Wrench,
} from '#ui/design/icons/index.tsx';

export const linkIcons: Readonly<Record<MenuLinkName, Icon>> = {
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
