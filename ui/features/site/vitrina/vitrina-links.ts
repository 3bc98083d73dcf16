import { FileText, type Icon, LayoutGrid, ListPlus, ReceiptText } from '#ui/design/icons/index.tsx';
import { useCustomerView } from '#ui/features/catalog/second-price/customer-view-context.ts';

interface VitrinaLink {
  /** Key in the dictionary's section `vitrina.links`. */
  readonly name: 'categories' | 'quickOrder' | 'orders' | 'quotes';
  /** Path without language prefix. */
  readonly href: string;
  readonly icon: Icon;
  /** Current only at exactly its address. */
  readonly end?: true;
  /** Other paths at which it is current. */
  readonly also?: readonly string[];
  /** Not in the bar of small screens, where it counts as a part of this link. */
  readonly within?: 'orders';
  /** Hidden while a customer looks at the screen (rule SECOND-7). */
  readonly own?: true;
}

/** Links of a seller, in the header and on the home page, most of them also in the bar of small screens. */
const vitrinaLinks: readonly VitrinaLink[] = [
  { name: 'categories', href: '/vitrina', icon: LayoutGrid },
  { name: 'quickOrder', href: '/order/quick', icon: ListPlus, own: true },
  // Its address begins like those of the quick order and of quotes.
  {
    name: 'orders',
    href: '/order',
    icon: ReceiptText,
    end: true,
    also: ['/order/figures', '/order/receipt'],
    own: true,
  },
  { name: 'quotes', href: '/order/quote', icon: FileText, within: 'orders', own: true },
];

/**
 * The links for the current viewer; those that depend on who it is keep their space until that is known. For observers.
 */
export const useVitrinaLinks = () => {
  const { ownPages } = useCustomerView();
  return vitrinaLinks
    .filter(({ own }) => !own || ownPages !== 'closed')
    .map(({ own, ...link }) => ({ ...link, className: own && ownPages === 'awaited' ? 'invisible' : '' }));
};

/** The links of the small screens' bar, each with the pages that it stands for. */
export const useVitrinaBarLinks = () => {
  const links = useVitrinaLinks();
  return links
    .filter(({ within }) => within === undefined)
    .map(({ also = [], ...link }) => ({
      ...link,
      also: [...also, ...links.filter(({ within }) => within === link.name).map(({ href }) => href)],
    }));
};
