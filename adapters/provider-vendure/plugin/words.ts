import type { RequestContext } from '@vendure/core';

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ru: {
    no_stock: 'Товара уже нет в нужном количестве.',
    unknown_line: 'Один из товаров больше не продаётся.',
    no_delivery: 'Доставка по этому адресу недоступна.',
    no_payment: 'Этот способ оплаты недоступен.',
    promo_code: 'Промокод больше не действует.',
    left: 'Заказ уже нельзя отменить.',
    login: 'Неверный логин или пароль.',
    other: 'Заказ не принят. Попробуйте ещё раз.',
  },
  ro: {
    no_stock: 'Produsul nu mai este în cantitatea dorită.',
    unknown_line: 'Unul dintre produse nu se mai vinde.',
    no_delivery: 'Livrarea la această adresă nu este disponibilă.',
    no_payment: 'Această metodă de plată nu este disponibilă.',
    promo_code: 'Codul promoțional nu mai este valabil.',
    left: 'Comanda nu mai poate fi anulată.',
    login: 'Login sau parolă greșită.',
    other: 'Comanda nu a fost primită. Încercați din nou.',
  },
};

/** Why something is refused, in the language asked for. */
export const wordsFor = ({ languageCode }: RequestContext, reason: string): string => {
  const known = words[languageCode] ?? words.ru;
  return known?.[reason] ?? known?.other ?? '';
};
