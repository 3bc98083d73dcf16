export {
  type AnalyticsEvent,
  checkoutBegun,
  couponShown,
  couponTaken,
  creditChecked,
  type DataLayer,
  type Purchase,
  productAdded,
  purchaseMade,
  type SoldProduct,
  viewItem,
} from './analytics.ts';
