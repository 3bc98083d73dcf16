import express, { type IRouter, type Request, type Response, Router } from 'express';
import { orderByPayment, settlePayment } from '#adapters/provider-sandbox/db/order-records.ts';
import { badRequest, notFound } from '#adapters/provider-sandbox/http/errors.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { pathParam, queryParam } from '#adapters/provider-sandbox/http/request.ts';
import { isLocale } from '#adapters/provider-sandbox/locale.ts';
import {
  contentSecurityPolicy,
  type PaidOrder,
  paymentPage,
  returnAddress,
} from '#adapters/provider-sandbox/payment/page.ts';

/** The card payment page. The payment's random id gives access instead of a token. */
export const paymentRoutes = ({ sql }: Provider): IRouter => {
  const orderOf = (request: Request): PaidOrder => {
    const order = orderByPayment(sql, pathParam(request, 'transId'));
    if (!order?.trans_id || !order.return_url || order.cancelled) throw notFound('No such payment');
    return { ...order, trans_id: order.trans_id, return_url: order.return_url };
  };
  return Router()
    .get('/pay/:transId', (request, response) => {
      sendPage(request, response, orderOf(request));
    })
    .post('/pay/:transId', express.urlencoded({ extended: false, limit: '4kb' }), (request, response) => {
      const { trans_id, return_url } = orderOf(request);
      settlePayment(sql, trans_id, decisionOf(request));
      response.set('cache-control', 'no-store').redirect(303, returnAddress(return_url, trans_id));
    });
};

const decisionOf = (request: Request): 'approved' | 'declined' => {
  const decision: unknown = request.body?.decision;
  if (decision === 'approve') return 'approved';
  if (decision === 'decline') return 'declined';
  throw badRequest('decision: approve or decline is expected');
};

const sendPage = (request: Request, response: Response, order: PaidOrder): void => {
  const asked = queryParam(request, 'lang');
  response
    .set({
      'content-security-policy': contentSecurityPolicy(order.return_url),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .type('html')
    .send(paymentPage(order, isLocale(asked) ? asked : order.locale));
};
