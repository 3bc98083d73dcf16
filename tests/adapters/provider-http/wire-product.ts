/** A product as a provider sends it: only what it must have, and what a test adds. */
export const aWireProduct = (changes: Readonly<Record<string, unknown>> = {}) => ({
  productId: '100001',
  title: 'Redmi Note 15',
  code: 'MI1000001',
  url: 'redmi-note-15',
  price: '5000.00',
  deliveryInfo: { standart: 60, express: '120.00', regionPrice: 90 },
  category: [{ subcategoryUrl: 'redmi-note' }],
  img: '/media/1.webp',
  ...changes,
});
