import { failure } from '#core/kernel/shared/index.ts';
import { aPlacedOrder } from '#tests/support/builders/index.ts';
import { aPartner } from './request-fakes.ts';
import { aProduct } from './shop-fakes.ts';

import { NOW, product, row, tab, typing } from './store-world.ts';

const problem = { failure: failure('network', 'network', ''), retry: () => undefined };
const calculator = tab().credit.calculate({ price: 500_000, partners: [aPartner('A', [6])], product });

/** Each store of the shop with something that it does. */
export const storeRows = [
  row(
    tab().auth,
    ({ edit }) => edit('login', 'ana'),
    ({ draft }) => draft.login,
    '',
    'ana',
  ),
  row(
    tab().campaign,
    ({ start }) => start(),
    ({ utm }) => utm,
    {},
    { utm_source: 'google' },
  ),
  row(
    tab().cart,
    ({ show }) => show('ru'),
    ({ open, closing }) => [open, closing],
    [false, false],
    [true, false],
  ),
  row(
    tab().checkout,
    ({ start }) => start(),
    ({ ready, placed, open, successOpen, paidOpen }) => [ready, placed, open, successOpen, paidOpen],
    [false, undefined, false, false, false],
    [true, aPlacedOrder(), false, false, false],
  ),
  row(
    tab().checkout.form,
    ({ edit }) => edit('name', 'Ion'),
    ({ draft }) => draft.name,
    '',
    'Ion',
  ),
  row(
    tab().compare,
    ({ toggle }) => toggle(product),
    ({ ids }) => ids,
    [],
    ['A'],
  ),
  row(
    tab().compare,
    ({ take }) => take([aProduct('B')]),
    ({ ids }) => ids,
    [],
    ['B'],
  ),
  row(
    tab().compare,
    ({ arrange }) => arrange([]),
    ({ ready }) => ready,
    false,
    false,
  ),
  row(
    tab().favorites,
    ({ join }) => join([product]),
    ({ ids }) => ids,
    [],
    ['A'],
  ),
  row(
    tab().consent,
    ({ start }) => start(),
    ({ asked, reopened }) => [asked, reopened],
    [false, false],
    [true, false],
  ),
  row(
    tab().credit,
    ({ show }) => show(calculator),
    ({ calculator: shown }) => shown,
    undefined,
    calculator,
  ),
  row(
    calculator,
    ({ setPrice }) => setPrice(600_000),
    ({ price }) => price,
    500_000,
    600_000,
  ),
  row(
    tab().customerView,
    ({ toggle }) => toggle(),
    (store) => store.partnerLooks,
    false,
    true,
  ),
  row(
    tab().delivery,
    ({ load }) => void load('ru'),
    ({ loading, failed, regions, shops }) => [loading, failed, regions, shops],
    [false, false, [], []],
    [true, false, [], []],
  ),
  row(
    tab().promise,
    ({ start }) => start(),
    ({ now }) => now,
    undefined,
    NOW,
  ),
  row(
    tab().leads,
    ({ show }) => show('consultation'),
    ({ modal }) => modal?.kind,
    undefined,
    'consultation',
  ),
  row(
    tab().leads.form,
    ({ show }) => show('coupon A', { comment: 'A' }),
    ({ open, phase, retrying, draft }) => [open, phase, retrying, draft.comment],
    [false, 'editing', false, ''],
    [true, 'editing', false, 'A'],
  ),
  row(
    tab().notifications,
    ({ show }) => show('link_copied'),
    ({ current }) => current?.kind,
    undefined,
    'link_copied',
  ),
  row(
    tab().partnerTerms,
    ({ chooseSeller }) => chooseSeller('ana'),
    ({ terms }) => terms.sellerId,
    '',
    'ana',
  ),
  row(
    tab().problem,
    ({ tell }) => tell(problem),
    (store) => store.problem,
    undefined,
    problem,
  ),
  row(
    tab().region,
    ({ show }) => show(),
    ({ open, text }) => [open, text],
    [false, ''],
    [true, ''],
  ),
  row(
    tab().reviewForm,
    ({ show }) => show('A'),
    ({ open, sending, successOpen }) => [open, sending, successOpen],
    [false, false, false],
    [true, false, false],
  ),
  row(
    tab().viewed,
    ({ see }) => see(product),
    ({ viewed }) => viewed.length,
    0,
    1,
  ),
  row(
    await tab().loadGift(),
    ({ offer }) => offer('ru', () => false),
    ({ open }) => open,
    false,
    true,
  ),
  row(
    await tab().loadSearch(),
    ({ type }) => type('mi', typing),
    ({ session, active }) => [session.text, active],
    ['', -1],
    ['mi', -1],
  ),
];
