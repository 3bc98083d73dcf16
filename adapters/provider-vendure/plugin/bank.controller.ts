import { Body, Controller, Get, Inject, NotFoundException, Param, Post, Res } from '@nestjs/common';
import { Ctx, type Order, RequestContext } from '@vendure/core';
import type { Response } from 'express';
import { SHOP_PLUGIN_OPTIONS, type ShopPluginOptions } from './options';
import { paymentStateOf } from './order-answer';
import { ShopOrders } from './orders';

const words = {
  ru: {
    title: 'Оплата заказа',
    note: 'Демонстрационный банк: деньги не списываются.',
    pay: 'Оплатить',
    refuse: 'Отклонить',
    back: 'Вернуться в магазин',
  },
  ro: {
    title: 'Achitarea comenzii',
    note: 'Bancă demonstrativă: nu se retrag bani.',
    pay: 'Plătește',
    refuse: 'Respinge',
    back: 'Înapoi în magazin',
  },
};

/** The page of a demonstration bank: it charges a card, refuses it, or, when the page is left, never answers. */
@Controller('shop-bank')
export class BankController {
  constructor(
    private readonly orders: ShopOrders,
    @Inject(SHOP_PLUGIN_OPTIONS) readonly options: ShopPluginOptions,
  ) {}

  @Get(':transId')
  async page(@Ctx() ctx: RequestContext, @Param('transId') transId: string, @Res() response: Response) {
    response.type('html').send(page(await this.found(ctx, transId), transId));
  }

  @Post(':transId')
  async answer(
    @Ctx() ctx: RequestContext,
    @Param('transId') transId: string,
    @Body() body: { decision?: string },
    @Res() response: Response,
  ) {
    await this.found(ctx, transId);
    const order = (await this.orders.answerOfBank(ctx, transId, body.decision === 'approve')) as Order;
    response.redirect(303, wayBack(order, transId));
  }

  private async found(ctx: RequestContext, transId: string): Promise<Order> {
    const order = await this.orders.byTransaction(ctx, transId);
    if (!order) throw new NotFoundException();
    return order;
  }
}

const wayBack = ({ customFields }: Order, transId: string): string => {
  const url = new URL(customFields.returnUrl ?? 'about:blank');
  url.searchParams.set('trans_id', transId);
  return url.href;
};

const page = (order: Order, transId: string): string => {
  const locale = order.customFields.locale === 'ro' ? 'ro' : 'ru';
  const say = words[locale];
  const total = (order.totalWithTax / 100).toFixed(2);
  const isPaid = paymentStateOf(order) === 'approved';
  const form = `<form method="post"><button name="decision" value="approve">${say.pay} ${total} MDL</button>
<button name="decision" value="decline">${say.refuse}</button></form>`;
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${say.title} ${order.code}</title><h1>${say.title} ${order.code}</h1><p>${say.note}</p>
${isPaid ? '' : form}<p><a href="${wayBack(order, transId).replace(/&/g, '&amp;').replace(/"/g, '&quot;')}">${say.back}</a></p></html>`;
};
