import { type Icon, LayoutGrid, ListPlus, ReceiptText } from '#ui/design/icons/index.tsx';

interface VitrinaLink {
  /** Key of its words in the dictionary's section `vitrina.links`. */
  readonly name: 'categories' | 'quickOrder' | 'orders';
  /** Path without language prefix. */
  readonly href: string;
  readonly icon: Icon;
  /** It is current only at exactly its own address. */
  readonly end?: true;
}

/** What a partner's seller goes to from anywhere: in the header, the bar of small screens and on the home page. */
export const vitrinaLinks: readonly VitrinaLink[] = [
  { name: 'categories', href: '/vitrina', icon: LayoutGrid },
  { name: 'quickOrder', href: '/order/quick', icon: ListPlus },
  // Its address begins like the quick order's.
  { name: 'orders', href: '/order', icon: ReceiptText, end: true },
];
