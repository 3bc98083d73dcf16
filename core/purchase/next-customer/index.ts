export { createForgetPartner, createNextCustomer, type NextCustomer } from './next-customer.ts';
