/** Where news of an order are listened to. */
export const ORDER_STREAM = '/api/orders/live';
