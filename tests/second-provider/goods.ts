/** What the second provider sells. `cdn` is the origin of its pictures' own host. */
export const goodsOf = (cdn: string) => [
  {
    productId: 11,
    title: 'Телефон Nord 5',
    code: 'N5-128',
    url: 'nord-5',
    price: 4999,
    second_price: 4500,
    discount: 500,
    deliveryInfo: { standart: 50, express: 100, regionPrice: 80 },
    category: [{ subcategoryUrl: 'phones' }],
    img: '/uploads/Nord 5 (синий).PNG',
  },
  {
    productId: 12,
    title: 'Телефон Sud 2',
    code: 'S2-64',
    url: 'sud-2',
    price: '2999.00',
    deliveryInfo: { standart: 50, express: 100, regionPrice: 80 },
    category: [{ subcategoryUrl: 'phones' }],
    img: `${cdn}/w_800,q_80/SUD?version=3`,
  },
  // Odd records, as they come out of real stores.
  {
    productId: 13,
    title: 'Телефон без цены',
    code: null,
    url: 'no-price',
    price: null,
    deliveryInfo: null,
    category: [{ subcategoryUrl: 'phones' }],
    img: null,
  },
  { productId: 14, title: 'Телефон без адреса', url: '', price: 100, category: [{ subcategoryUrl: 'phones' }] },
  {
    productId: 21,
    title: 'Чехол Nord 5',
    code: 'C-N5',
    url: 'case-nord-5',
    price: 199,
    deliveryInfo: { standart: 50, express: 100, regionPrice: 80 },
    category: [{ subcategoryUrl: 'cases' }],
    img: 'uploads/case.svg',
  },
];

export const menu = [
  { id: 1, categoryUrl: 'phones', categoryTitle: 'Телефоны' },
  { id: 2, categoryUrl: 'cases', categoryTitle: 'Чехлы', subcategories: [] },
  { id: 3, categoryUrl: 'empty', categoryTitle: 'Скоро' },
];
