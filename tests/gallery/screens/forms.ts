import type { ParseKeys } from 'i18next';
import { choose } from '#tests/e2e/support/choose.ts';
import { openFolds } from '#tests/e2e/support/folds.ts';
import { phrase } from '#tests/e2e/support/words.ts';
import { ON_SALE, productWhere, type Screen, type Visit } from '../screen.ts';

/** A word of the dictionary. */
type Key = ParseKeys;

const formOf = ({ main, words }: Visit, name: Key) => main.getByRole('form', { name: words(name) });

/** The open layer. */
const dialog = ({ page }: Visit) => page.locator('dialog[open]').last();

/** A form of a page, sent as it stands. */
const send = (visit: Visit, form: Key, submit: Key) =>
  formOf(visit, form)
    .getByRole('button', { name: visit.words(submit) })
    .click();

const introduce = async (visit: Visit, form: Key): Promise<void> => {
  await formOf(visit, form).getByLabel(visit.words('leads.name')).fill('Ana Ceban');
  await formOf(visit, form).getByLabel(visit.words('leads.phone')).fill('069 123 456');
};

const describeDevice = async (visit: Visit): Promise<void> => {
  const form = formOf(visit, 'tradeIn.heading');
  await choose(form.getByLabel(visit.words('tradeIn.kind')), 1);
  await choose(form.getByLabel(visit.words('tradeIn.brand')), 'Apple');
  await choose(form.getByLabel(visit.words('tradeIn.model')), 'iPhone 15');
  await choose(form.getByLabel(visit.words('tradeIn.memory')), 2);
  await form.getByRole('radio').nth(1).check();
};

const askWarranty = async (visit: Visit, device: string): Promise<void> => {
  const form = formOf(visit, 'warranty.title');
  await form.getByLabel(visit.words('warranty.device')).fill(device);
  await form.getByRole('button', { name: visit.words('warranty.ask') }).click();
  await visit.page.waitForLoadState('networkidle');
};

/** A layer that a button of a page opens. */
const opened = async (visit: Visit, name: Key): Promise<void> => {
  await openFolds(visit.main);
  await visit.main
    .getByRole('button', { name: phrase(visit.words(name)) })
    .locator('visible=true')
    .first()
    .click();
  await dialog(visit).waitFor();
};

const sendLayer = (visit: Visit, submit: Key) =>
  dialog(visit)
    .getByRole('button', { name: visit.words(submit) })
    .click();

const answerVacancy = async (visit: Visit): Promise<void> => {
  await visit.open('/career');
  await opened(visit, 'career.answer');
};

const watchPrice = async (visit: Visit): Promise<void> => {
  await visit.open(productWhere(visit, `${ON_SALE} AND price > 500000`));
  await opened(visit, 'priceWatch.open');
};

const writeReview = async (visit: Visit): Promise<void> => {
  await visit.open(productWhere(visit, `${ON_SALE} AND review_count > 0`));
  await opened(visit, 'reviews.write');
};

const onPage = (name: string, path: string, steps: Screen['steps']): Screen => ({
  name,
  path,
  ...(steps && { steps }),
});
const inLayer = (name: string, steps: Screen['steps']): Screen => ({ name, window: true, ...(steps && { steps }) });

/** Forms of pages and of layers: with what was found wanting, and with what they say in the end. */
export const forms: readonly Screen[] = [
  onPage('contacts-wrong', '/contacts', (visit) => send(visit, 'contacts.write', 'contacts.send')),
  onPage('contacts-done', '/contacts', async (visit) => {
    await formOf(visit, 'contacts.write').getByLabel(visit.words('leads.name')).fill('Ana Ceban');
    await formOf(visit, 'contacts.write').getByLabel(visit.words('contacts.yourEmail')).fill('ana@example.md');
    await formOf(visit, 'contacts.write').getByLabel(visit.words('contacts.message')).fill('Lucrați duminică?');
    await send(visit, 'contacts.write', 'contacts.send');
    await visit.page.getByRole('heading', { name: visit.words('contacts.sent') }).waitFor();
  }),
  onPage('trade-in-wrong', '/trade-in', (visit) => send(visit, 'tradeIn.heading', 'tradeIn.submit')),
  onPage('trade-in-estimated', '/trade-in', describeDevice),
  onPage('trade-in-done', '/trade-in', async (visit) => {
    await describeDevice(visit);
    await introduce(visit, 'tradeIn.heading');
    await send(visit, 'tradeIn.heading', 'tradeIn.submit');
    await visit.page.getByRole('heading', { name: visit.words('tradeIn.done') }).waitFor();
  }),
  onPage('warranty-wrong', '/service', (visit) => askWarranty(visit, '356938035643808')),
  onPage('warranty-valid', '/service', (visit) => askWarranty(visit, '356938035643809')),
  onPage('warranty-expired', '/service', (visit) => askWarranty(visit, '352987116045180')),
  onPage('warranty-in-repair', '/service', (visit) => askWarranty(visit, 'ZR24LP0098173')),
  onPage('warranty-none', '/service', (visit) => askWarranty(visit, '490154203237518')),
  onPage('partners-wrong', '/partners', (visit) => send(visit, 'partnership.title', 'partnership.submit')),
  onPage('partners-done', '/partners', async (visit) => {
    const form = formOf(visit, 'partnership.title');
    await form.getByLabel(visit.words('partnership.company')).fill('Tehno Sud SRL');
    await introduce(visit, 'partnership.title');
    await send(visit, 'partnership.title', 'partnership.submit');
    await visit.page.getByRole('heading', { name: visit.words('partnership.done') }).waitFor();
  }),
  inLayer('cv', answerVacancy),
  inLayer('cv-wrong', async (visit) => {
    await answerVacancy(visit);
    await sendLayer(visit, 'career.submit');
  }),
  inLayer('cv-done', async (visit) => {
    await answerVacancy(visit);
    const cv = { name: 'Ana Ceban.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
    await dialog(visit).getByLabel(visit.words('career.file')).setInputFiles(cv);
    await dialog(visit).getByLabel(visit.words('checkout.name')).fill('Ana Ceban');
    await dialog(visit).getByLabel(visit.words('checkout.phone')).fill('069 123 456');
    await sendLayer(visit, 'career.submit');
    await visit.page.getByRole('dialog', { name: visit.words('career.sent') }).waitFor();
  }),
  inLayer('price-watch', watchPrice),
  inLayer('price-watch-wrong', async (visit) => {
    await watchPrice(visit);
    await dialog(visit).getByLabel(visit.words('priceWatch.price')).fill('999999');
    await sendLayer(visit, 'priceWatch.submit');
  }),
  inLayer('price-watch-done', async (visit) => {
    await watchPrice(visit);
    await dialog(visit).getByLabel(visit.words('leads.name')).fill('Ana Ceban');
    await dialog(visit).getByLabel(visit.words('contacts.yourEmail')).fill('ana@example.md');
    await sendLayer(visit, 'priceWatch.submit');
    await visit.page.getByRole('dialog', { name: visit.words('priceWatch.done') }).waitFor();
  }),
  inLayer('review-wrong', async (visit) => {
    await writeReview(visit);
    await sendLayer(visit, 'reviews.submit');
  }),
  inLayer('review-done', async (visit) => {
    await writeReview(visit);
    await dialog(visit).getByRole('radio').nth(4).check({ force: true });
    await dialog(visit).getByLabel(visit.words('reviews.author')).fill('Ana Ceban');
    await dialog(visit).getByLabel(visit.words('reviews.text')).fill('Bateria ajunge pentru două zile.');
    await sendLayer(visit, 'reviews.submit');
    await visit.page.getByRole('dialog', { name: visit.words('reviews.success') }).waitFor();
  }),
];
