import { type CustomFields, LanguageCode } from '@vendure/core';

const label = (value: string) => [{ languageCode: LanguageCode.en, value }];
const money = (name: string, title: string) =>
  ({
    name,
    type: 'int',
    label: label(title),
    ui: { component: 'currency-form-input' },
    nullable: true,
    min: 0,
  }) as const;

/** What the shop knows of goods, orders and stock that stock Vendure has no field for; amounts in bani. */
export const shopCustomFields: CustomFields = {
  ProductVariant: [
    money('listPrice', 'Price before the discount'),
    money('deliveryStandard', 'Delivery in Chișinău, standard'),
    money('deliveryExpress', 'Delivery in Chișinău, express'),
    money('deliveryRegion', 'Delivery elsewhere'),
  ],
  ProductOption: [{ name: 'hex', type: 'string', nullable: true, label: label('Colour, #RRGGBB') }],
  OrderLine: [{ name: 'tier', type: 'string', options: [{ value: 'retail' }, { value: 'second' }], nullable: true }],
  Order: [
    { name: 'idempotencyKey', type: 'string', nullable: true, public: false, unique: true },
    { name: 'fingerprint', type: 'string', nullable: true, public: false },
    { name: 'linkKey', type: 'string', nullable: true, public: false, unique: true },
    { name: 'transId', type: 'string', nullable: true, public: false, unique: true },
    { name: 'phone', type: 'string', nullable: true, public: false, label: label('Phone') },
    { name: 'method', type: 'string', nullable: true, public: false, label: label('address or pickup') },
    { name: 'deliveryType', type: 'string', nullable: true, public: false, label: label('standard or express') },
    { name: 'regionId', type: 'string', nullable: true, public: false },
    { name: 'shopId', type: 'string', nullable: true, public: false, label: label('Pickup: stock location') },
    { name: 'returnUrl', type: 'string', nullable: true, public: false, length: 2000 },
    { name: 'locale', type: 'string', nullable: true, public: false },
    { name: 'comment', type: 'text', nullable: true, public: false },
    { name: 'payment', type: 'string', nullable: true, public: false },
    { name: 'partnerId', type: 'string', nullable: true, public: false, label: label('Partner: customer id') },
    { name: 'seller', type: 'string', nullable: true, public: false },
    { name: 'statusType', type: 'string', nullable: true, public: false },
    money('advance', 'Advance that was paid'),
  ],
  Customer: [
    { name: 'companyName', type: 'string', nullable: true, public: false },
    { name: 'sellers', type: 'string', list: true, nullable: true, public: false, label: label('Sellers: "id name"') },
  ],
  StockLocation: [
    { name: 'isPickup', type: 'boolean', defaultValue: false },
    { name: 'titleRo', type: 'string', nullable: true },
    { name: 'address', type: 'string', nullable: true },
    { name: 'addressRo', type: 'string', nullable: true },
    { name: 'phone', type: 'string', nullable: true },
    { name: 'hours', type: 'string', nullable: true },
    { name: 'latitude', type: 'float', nullable: true },
    { name: 'longitude', type: 'float', nullable: true },
  ],
};

declare module '@vendure/core/dist/entity/custom-entity-fields' {
  interface CustomProductVariantFields {
    listPrice?: number | null;
    deliveryStandard?: number | null;
    deliveryExpress?: number | null;
    deliveryRegion?: number | null;
  }
  interface CustomOrderLineFields {
    tier?: string | null;
  }
  interface CustomOrderFields {
    idempotencyKey?: string | null;
    fingerprint?: string | null;
    linkKey?: string | null;
    transId?: string | null;
    phone?: string | null;
    method?: string | null;
    deliveryType?: string | null;
    regionId?: string | null;
    shopId?: string | null;
    returnUrl?: string | null;
    locale?: string | null;
    comment?: string | null;
    payment?: string | null;
    partnerId?: string | null;
    seller?: string | null;
    statusType?: string | null;
    advance?: number | null;
  }
  interface CustomCustomerFields {
    companyName?: string | null;
    sellers?: string[] | null;
  }
  interface CustomStockLocationFields {
    isPickup?: boolean;
    titleRo?: string | null;
    address?: string | null;
    addressRo?: string | null;
    phone?: string | null;
    hours?: string | null;
    latitude?: number | null;
    longitude?: number | null;
  }
}
