import { parse } from 'graphql';

/** The Shop API that the shop needs beside Vendure's own. Amounts are bani. */
export const shopApi = parse(`
  input ShopLineInput { variantId: ID!, count: Int!, tier: String! }
  input ShopOrderInput {
    key: String!
    lines: [ShopLineInput!]!
    name: String!
    phone: String!
    email: String
    "address or pickup"
    method: String!
    "standard or express; for an address alone"
    deliveryType: String
    regionId: String
    "The locality in words"
    city: String
    street: String
    "Stock location; for pickup alone"
    shopId: ID
    "Code of a payment method"
    payment: String!
    comment: String
    promoCode: String
    expectedTotal: Money!
    returnUrl: String!
    seller: String
    statusType: String
    advance: Money
  }
  type ShopOrderPlaced { orderNumber: String!, total: Money!, linkKey: String!, paymentUrl: String, transId: String }
  type ShopOrderRepriced { total: Money! }
  "reason: unknown_line, no_stock, no_delivery, no_payment, promo_code"
  type ShopOrderRefused { reason: String!, message: String! }
  "The key was used for another order"
  type ShopOrderConflict { key: String! }
  union ShopOrderResult = ShopOrderPlaced | ShopOrderRepriced | ShopOrderRefused | ShopOrderConflict

  type ShopGood { variantId: ID!, productId: ID!, productSlug: String, sku: String!, title: String!, image: String, count: Int!, price: Money!, tier: String! }
  type ShopOrder {
    orderNumber: String!
    state: String!
    "pending, approved or declined"
    paymentState: String!
    payment: String!
    total: Money!
    promoCode: String
    promoDiscount: Money!
    createdAt: DateTime!
    goods: [ShopGood!]!
    method: String!
    deliveryType: String
    place: String!
    deliveryPrice: Money!
    regionId: String
    shopId: ID
    cancellable: Boolean!
    linkKey: String!
    customerName: String
    phone: String
    seller: String
    statusType: String
    advance: Money
  }
  type ShopOrderNotCancelled { state: String!, message: String! }
  union ShopCancelResult = ShopOrder | ShopOrderNotCancelled
  type ShopPayment { transId: String!, orderNumber: String!, state: String!, total: Money!, paymentUrl: String! }
  "reason: unknown, expired or too_small; absent when the code holds"
  type ShopPromoCode { code: String!, discount: Money!, reason: String, minTotal: Money }
  type ShopPlace {
    id: ID!
    title: String!
    address: String!
    phone: String!
    hours: String!
    latitude: Float
    longitude: Float
  }
  type ShopPlaceStock { variantId: ID!, shopId: ID!, quantity: Int! }
  type ShopSeller { id: String!, name: String! }
  "message: why there is no token"
  type ShopLogin { token: String, companyName: String, message: String }
  input ShopOrdersFilter {
    from: DateTime
    to: DateTime
    "Part of a number, a phone, a name or a title"
    query: String
    states: [String!]
    seller: String
    skip: Int!
    take: Int!
  }
  type ShopOrders { items: [ShopOrder!]!, total: Int!, sum: Money! }

  extend type ProductVariant {
    "Pieces that can be ordered"
    available: Int!
    "What a partner may sell it at; null for everybody else"
    secondPrice: Money
  }
  extend type Query {
    shopPromoCode(code: String!, lines: [ShopLineInput!]!): ShopPromoCode!
    "Null unless number and phone belong together"
    shopOrder(orderNumber: String!, phone: String!): ShopOrder
    shopOrderByLink(linkKey: String!): ShopOrder
    shopPayment(transId: String!): ShopPayment
    shopPlaces: [ShopPlace!]!
    shopPlaceStock(variantIds: [ID!]!): [ShopPlaceStock!]!
    "The signed-in partner's; null without one"
    shopSellers: [ShopSeller!]
    shopPartnerOrders(filter: ShopOrdersFilter!): ShopOrders
  }
  extend type Mutation {
    placeShopOrder(input: ShopOrderInput!): ShopOrderResult!
    cancelShopOrder(orderNumber: String!, phone: String!): ShopCancelResult
    shopLogin(login: String!, password: String!): ShopLogin!
  }
`);
