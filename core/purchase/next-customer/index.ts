export { makeForgetPartner, makeNextCustomer, type NextCustomer } from './next-customer.ts';
