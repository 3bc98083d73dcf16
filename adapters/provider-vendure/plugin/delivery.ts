import { LanguageCode, ShippingCalculator } from '@vendure/core';

/** The region whose fee goes by delivery type. */
const CAPITAL = 'kishinev';

/** The highest fee of all lines: in the capital by delivery type, elsewhere one fee; pickup is free. */
export const shopDeliveryCalculator = new ShippingCalculator({
  code: 'shop-delivery',
  description: [{ languageCode: LanguageCode.en, value: 'Highest delivery fee of the lines, by region and type' }],
  args: {},
  calculate: (_ctx, order) => {
    const { method, regionId, deliveryType } = order.customFields;
    const fees = order.lines.map(({ productVariant: { customFields: fee } }) => {
      if (method === 'pickup') return 0;
      if (regionId !== CAPITAL) return fee.deliveryRegion ?? 0;
      return (deliveryType === 'express' ? fee.deliveryExpress : fee.deliveryStandard) ?? 0;
    });
    return { price: Math.max(0, ...fees), priceIncludesTax: true, taxRate: 0 };
  },
});
