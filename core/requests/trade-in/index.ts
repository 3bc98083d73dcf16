export { chooseDevice, chosenVariant, type DeviceChoice, deviceChoices, OTHER_DEVICE } from './estimate.ts';
export {
  chosenDevice,
  DEVICE_MAX,
  EMPTY_TRADE_IN,
  offerEstimate,
  type TradeInDraft,
  validateTradeIn,
} from './offer.ts';
export type {
  TradeInDesk,
  TradeInModel,
  TradeInOffer,
  TradeInTerms,
} from './ports.ts';
