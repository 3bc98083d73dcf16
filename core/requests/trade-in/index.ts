export { chooseDevice, chosenVariant, type DeviceChoice, deviceChoices, OTHER_DEVICE } from './estimate.ts';
export {
  DEVICE_MAX,
  EMPTY_TRADE_IN,
  offerEstimate,
  type TradeInDraft,
  validateTradeIn,
} from './offer.ts';
export {
  deviceConditions,
  type TradeInDesk,
  type TradeInModel,
  type TradeInOffer,
  type TradeInTerms,
} from './ports.ts';
