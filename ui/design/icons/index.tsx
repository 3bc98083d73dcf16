import type { CSSProperties, ReactNode } from 'react';
import sprite from './sprite.svg?url';

interface IconProps {
  readonly className?: string;
  /** In units of a 24-unit grid; 2 by default. */
  readonly strokeWidth?: number;
  readonly style?: CSSProperties;
}

/** A decorative line icon; the text beside it carries the meaning. */
export type Icon = (props: IconProps) => ReactNode;

/** An icon of the sprite: the paths load once for all pages. */
const icon =
  (name: string): Icon =>
  ({ className = '', strokeWidth, style }) => (
    <svg className={`icon ${className}`.trimEnd()} strokeWidth={strokeWidth} style={style} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );

export const ArrowLeft = icon('arrow-left');
export const ArrowRight = icon('arrow-right');
export const ArrowUpRight = icon('arrow-up-right');
export const BadgePercent = icon('badge-percent');
export const Banknote = icon('banknote');
export const BellRing = icon('bell-ring');
export const CalendarClock = icon('calendar-clock');
export const CameraOff = icon('camera-off');
export const Check = icon('check');
export const ChevronDown = icon('chevron-down');
export const ChevronLeft = icon('chevron-left');
export const ChevronRight = icon('chevron-right');
export const CircleCheck = icon('circle-check');
export const CircleHelp = icon('circle-help');
export const CirclePlay = icon('circle-play');
export const CircleX = icon('circle-x');
export const Clock = icon('clock');
export const CloudOff = icon('cloud-off');
export const Copy = icon('copy');
export const CreditCard = icon('credit-card');
export const Download = icon('download');
export const Eye = icon('eye');
export const EyeOff = icon('eye-off');
export const Facebook = icon('facebook');
export const FileText = icon('file-text');
export const Flashlight = icon('flashlight');
export const FlashlightOff = icon('flashlight-off');
export const Heart = icon('heart');
export const House = icon('house');
export const Info = icon('info');
export const Instagram = icon('instagram');
export const LayoutGrid = icon('layout-grid');
export const ListPlus = icon('list-plus');
export const LoaderCircle = icon('loader-circle');
export const LogIn = icon('log-in');
export const LogOut = icon('log-out');
export const MapPin = icon('map-pin');
export const Menu = icon('menu');
export const MessageCircleQuestionMark = icon('message-circle-question-mark');
export const MessageSquarePlus = icon('message-square-plus');
export const MessageSquareText = icon('message-square-text');
export const Minus = icon('minus');
export const Newspaper = icon('newspaper');
export const PackageOpen = icon('package-open');
export const Paperclip = icon('paperclip');
export const Pause = icon('pause');
export const Phone = icon('phone');
export const Play = icon('play');
export const Plus = icon('plus');
export const Presentation = icon('presentation');
export const Printer = icon('printer');
export const ReceiptText = icon('receipt-text');
export const RefreshCcw = icon('refresh-ccw');
export const RefreshCw = icon('refresh-cw');
export const Rows3 = icon('rows-3');
export const Scale = icon('scale');
export const ScanBarcode = icon('scan-barcode');
export const Search = icon('search');
export const SearchX = icon('search-x');
export const Share2 = icon('share-2');
export const ShieldCheck = icon('shield-check');
export const ShoppingBag = icon('shopping-bag');
export const SlidersHorizontal = icon('sliders-horizontal');
export const Star = icon('star');
export const Sun = icon('sun');
export const Tiktok = icon('tiktok');
export const Trash2 = icon('trash-2');
export const TrendingDown = icon('trending-down');
export const TrendingUp = icon('trending-up');
export const TriangleAlert = icon('triangle-alert');
export const Truck = icon('truck');
export const UserRoundPlus = icon('user-round-plus');
export const Viber = icon('viber');
export const Wrench = icon('wrench');
export const X = icon('x');
export const ZoomIn = icon('zoom-in');
export const ZoomOut = icon('zoom-out');
