export { type PrintedOrder, type Receipt, receiptOf } from './receipt.ts';
