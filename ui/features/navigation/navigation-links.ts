import {
  BadgePercent,
  CirclePlay,
  Info,
  type LucideIcon,
  MapPin,
  MessageSquareText,
  Newspaper,
  RefreshCcw,
  Sun,
  Wrench,
} from 'lucide-react';
import type { ButtonFlags } from '#core/settings/index.ts';
import { isServed } from './served.ts';

interface NavigationLink {
  /** Key of its words in the dictionary's section `nav`. */
  readonly name:
    | 'specialOffers'
    | 'dayOffer'
    | 'news'
    | 'videoReviews'
    | 'testimonials'
    | 'about'
    | 'contacts'
    | 'serviceCentre'
    | 'tradeIn';
  /** Path of the shop without language prefix. */
  readonly href: string;
  readonly icon: LucideIcon;
  /** The operator's switch; a link without one is always there. */
  readonly flag?: keyof ButtonFlags;
}

const links: readonly NavigationLink[] = [
  { name: 'specialOffers', href: '/special-offers', icon: BadgePercent, flag: 'promo' },
  { name: 'dayOffer', href: '/dayoffer', icon: Sun },
  { name: 'news', href: '/newmorning', icon: Newspaper, flag: 'news' },
  { name: 'videoReviews', href: '/review', icon: CirclePlay, flag: 'videoReview' },
  { name: 'testimonials', href: '/feedbacks', icon: MessageSquareText, flag: 'review' },
  { name: 'about', href: '/about', icon: Info, flag: 'aboutUs' },
  { name: 'contacts', href: '/contacts', icon: MapPin, flag: 'contacts' },
  { name: 'serviceCentre', href: '/service', icon: Wrench, flag: 'serviceCenter' },
  { name: 'tradeIn', href: '/trade-in', icon: RefreshCcw, flag: 'tradeIn' },
];

/** The links of the mobile menu that the operator has switched on and that lead somewhere. */
export const navigationLinks = (buttons: ButtonFlags): readonly NavigationLink[] =>
  links.filter(({ flag, href }) => (flag === undefined || buttons[flag]) && isServed(href));
