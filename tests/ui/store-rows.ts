import { failure } from '#core/kernel/shared/index.ts';
import { aCreditPartner } from '#core/testing/index.ts';
import { CreditStore } from '#ui/features/requests/credit/credit-store.ts';
import { LeadsStore } from '#ui/features/requests/leads/leads-store.ts';
import { aProduct } from './shop-fakes.ts';

import { NOW, product, row, tab } from './store-world.ts';

const subject = { price: 500_000, partners: [aCreditPartner('A', [6])], product };
const problem = { failure: failure('network', 'network', ''), retry: () => undefined };

/** Each store of the shop with something that it does. */
export const storeRows = [
  row(
    'CampaignStore',
    () => tab().campaign,
    ({ start }) => start(),
    ({ phone }) => phone,
    undefined,
    '+37322000111',
  ),
  row(
    'CompareStore',
    () => tab().compare,
    ({ toggle }) => toggle(product),
    ({ ids }) => ids,
    [],
    ['A'],
  ),
  row(
    'CompareStore',
    () => tab().compare,
    ({ take }) => take([aProduct('B')]),
    ({ ids }) => ids,
    [],
    ['B'],
  ),
  row(
    'CompareStore',
    () => tab().compare,
    ({ arrange }) => arrange([]),
    ({ ready }) => ready,
    false,
    false,
  ),
  row(
    'FavoritesStore',
    () => tab().favorites,
    ({ join }) => join([product]),
    ({ ids }) => ids,
    [],
    ['A'],
  ),
  row(
    'CreditStore',
    () => tab().credit.get(CreditStore),
    ({ show, calculate }) => show(calculate(subject)),
    ({ calculator }) => calculator?.calculation.price,
    undefined,
    500_000,
  ),
  row(
    'CreditCalculator',
    () => tab().credit.get(CreditStore).calculate(subject),
    ({ setPrice }) => setPrice(600_000),
    ({ calculation }) => calculation.price,
    500_000,
    600_000,
  ),
  row(
    'CustomerViewStore',
    () => tab().customerView,
    ({ toggle }) => toggle(),
    (store) => store.partnerLooks,
    false,
    true,
  ),
  row(
    'PromiseStore',
    () => tab().promise,
    ({ start }) => start(),
    ({ now }) => now,
    undefined,
    NOW,
  ),
  row(
    'LeadsStore',
    () => tab().leads.get(LeadsStore),
    ({ show }) => show('consultation'),
    ({ modal }) => modal?.kind,
    undefined,
    'consultation',
  ),
  row(
    'ProblemStore',
    () => tab().problem,
    ({ tell }) => tell(problem),
    (store) => store.problem,
    undefined,
    problem,
  ),
  row(
    'RegionStore',
    () => tab().region,
    ({ show }) => show(),
    ({ open, text }) => [open, text],
    [false, ''],
    [true, ''],
  ),
];
