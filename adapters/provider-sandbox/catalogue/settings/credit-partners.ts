import type { SeedCreditPartner } from '#adapters/provider-sandbox/catalogue/settings-model.ts';
import { b } from '#adapters/provider-sandbox/catalogue/text.ts';

/** Who lends; names are invented. */
export const creditPartners: SeedCreditPartner[] = [
  {
    partnerId: 'prut-credit',
    name: 'Prut Credit',
    title: b('Рассрочка 0% от Prut Credit', 'Rate cu 0% de la Prut Credit'),
    terms: b(
      'Без процентов и комиссии. Нужны удостоверение личности и пять минут.',
      'Fără dobândă și fără comision. Aveți nevoie de buletin și de cinci minute.',
    ),
    months: [3, 4, 6, 10],
    yearlyRate: 0,
    commission: 0,
    minAmount: 1000,
    maxAmount: 60000,
  },
  {
    partnerId: 'codru-finance',
    name: 'Codru Finance',
    title: b('Кредит Codru Finance', 'Credit Codru Finance'),
    terms: b(
      'До трёх лет, досрочное погашение без штрафа, решение в тот же день.',
      'Până la trei ani, rambursare anticipată fără penalități, decizie în aceeași zi.',
    ),
    months: [6, 12, 18, 24, 36],
    yearlyRate: 18.9,
    commission: 1.5,
    minAmount: 2000,
    maxAmount: 100000,
  },
  {
    partnerId: 'nistru-leasing',
    name: 'Nistru Leasing',
    title: b('Лизинг от Nistru Leasing', 'Leasing de la Nistru Leasing'),
    terms: b(
      'Для крупных покупок: телевизоров, ноутбуков, самокатов. Первый взнос не нужен.',
      'Pentru cumpărături mari: televizoare, laptopuri, trotinete. Fără avans.',
    ),
    months: [12, 24, 36, 48],
    yearlyRate: 14.5,
    commission: 2,
    minAmount: 8000,
    maxAmount: 150000,
  },
  {
    partnerId: 'dava-prime',
    name: 'Dava Prime',
    title: b('Prime-кредит от Dava Prime', 'Credit prime de la Dava Prime'),
    terms: b(
      'Персональное предложение для постоянных клиентов; перезвоним в течение часа.',
      'Ofertă personală pentru clienții fideli; vă sunăm în decurs de o oră.',
    ),
    months: [4, 8, 12, 20],
    yearlyRate: 9.9,
    commission: 0,
    minAmount: 3000,
    maxAmount: 60000,
  },
];
