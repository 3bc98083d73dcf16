import { FileText, type Icon, LayoutGrid, ListPlus, ReceiptText } from '#ui/design/icons/index.tsx';
import { useCustomerView } from '#ui/features/catalog/second-price/customer-view-context.ts';

interface VitrinaLink {
  /** Key of its words in the dictionary's section `vitrina.links`. */
  readonly name: 'categories' | 'quickOrder' | 'orders' | 'quotes';
  /** Path without language prefix. */
  readonly href: string;
  readonly icon: Icon;
  /** It is current only at exactly its own address. */
  readonly end?: true;
  /** Paths of other pages at which it is current. */
  readonly also?: readonly string[];
  /** The bar of small screens has no room for it, and shows it as a part of this one. */
  readonly within?: 'orders';
  /** No customer who looks at the screen is led there (rule SECOND-7). */
  readonly own?: true;
}

/** What a partner's seller goes to from anywhere: in the header and on the home page, most of it also in the bar of small screens. */
const vitrinaLinks: readonly VitrinaLink[] = [
  { name: 'categories', href: '/vitrina', icon: LayoutGrid },
  { name: 'quickOrder', href: '/order/quick', icon: ListPlus, own: true },
  // Its address begins like the quick order's and an offer's.
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

/** The links that whoever looks may find; the room of those that wait to know who it is, is kept. For components that observe. */
export const useVitrinaLinks = () => {
  const { ownPages } = useCustomerView();
  return vitrinaLinks
    .filter(({ own }) => !own || ownPages !== 'closed')
    .map(({ own, ...link }) => ({ ...link, className: own && ownPages === 'awaited' ? 'invisible' : '' }));
};

/** Those of the bar of small screens, each with the pages of those that it has no room for. */
export const useVitrinaBarLinks = () => {
  const links = useVitrinaLinks();
  return links
    .filter(({ within }) => within === undefined)
    .map(({ also = [], ...link }) => ({
      ...link,
      also: [...also, ...links.filter(({ within }) => within === link.name).map(({ href }) => href)],
    }));
};
