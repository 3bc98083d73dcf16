/** Path of the server-sent events of an order. */
export const ORDER_STREAM = '/api/orders/live';
