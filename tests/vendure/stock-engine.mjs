// A Vendure without the shop's plugin, in memory, with two phones, two flat fees and a promo code. Says when it is ready.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { engine } from '#server/launch/engine.mjs';

const load = createRequire(join(engine, 'node_modules/'));
const own = load('@vendure/core');

const { lastValueFrom } = load('rxjs');

const port = Number(process.env.VENDURE_PORT);
const app = await own.bootstrap({
  apiOptions: { port, hostname: '127.0.0.1', adminApiPath: 'admin-api', shopApiPath: 'shop-api' },
  authOptions: {
    tokenMethod: ['bearer', 'cookie'],
    cookieOptions: { secret: 'test' },
    superadminCredentials: { identifier: 'superadmin', password: 'superadmin' },
  },
  dbConnectionOptions: { type: 'better-sqlite3', database: ':memory:', synchronize: true },
  logger: new own.DefaultLogger({ level: own.LogLevel.Warn, timestamp: false }),
  paymentOptions: { paymentMethodHandlers: [own.dummyPaymentHandler] },
  plugins: [
    own.DefaultJobQueuePlugin.init({ useDatabaseForBuffer: true, pollInterval: 50 }),
    own.DefaultSearchPlugin.init({ bufferUpdates: false }),
  ],
});
await app.get(own.JobQueueService).start();
await app.get(own.Populator).populateInitialData({
  defaultLanguage: 'ru',
  defaultZone: 'Moldova',
  countries: [{ code: 'MD', name: 'Moldova', zone: 'Moldova' }],
  taxRates: [{ name: 'VAT', percentage: 20 }],
  shippingMethods: [
    { name: 'Standard Shipping', price: 5000 },
    { name: 'Express Shipping', price: 9000 },
  ],
  paymentMethods: [
    {
      name: 'Standard Payment',
      handler: { code: 'dummy-payment-handler', arguments: [{ name: 'automaticSettle', value: 'false' }] },
    },
  ],
  collections: [],
});
const contextOf = async () => {
  const contexts = app.get(own.RequestContextService);
  const user = await app
    .get(own.UserService)
    .getUserByEmailAddress(await contexts.create({ apiType: 'admin' }), 'superadmin', 'administrator');
  return contexts.create({ apiType: 'admin', languageCode: 'ru', user });
};
const first = await contextOf();
const channels = app.get(own.ChannelService);
const { id } = await channels.getDefaultChannel(first);
await app.get(own.GlobalSettingsService).updateSettings(first, { availableLanguages: ['ru', 'ro'] });
await channels.update(first, {
  id,
  availableLanguageCodes: ['ru', 'ro'],
  defaultLanguageCode: 'ru',
  pricesIncludeTax: true,
  defaultCurrencyCode: 'MDL',
  availableCurrencyCodes: ['MDL'],
});
const ctx = await contextOf();
const goods = `name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets
Nord 5,nord-5,<p>Light.</p>,,,memory,128 GB,N5-128,4999,standard,100,true,,
,,,,,,256 GB,N5-256,5999,standard,1,true,,
Nord 6,nord-6,<p>Lighter.</p>,,,,,N6,7999,standard,0,true,,`;
const done = await lastValueFrom(app.get(own.Importer).parseAndImport(goods, ctx));
if (done.errors.length > 0) throw new Error(done.errors.join());
await app.get(own.PromotionService).createPromotion(ctx, {
  enabled: true,
  couponCode: 'SALUT',
  translations: [{ languageCode: 'ru', name: 'SALUT' }],
  conditions: [],
  actions: [{ code: 'order_fixed_discount', arguments: [{ name: 'discount', value: '5000' }] }],
});
await app.get(own.SearchService).reindex(ctx);
const jobs = app.get(own.TransactionalConnection).rawConnection.getRepository('JobRecord');
while ((await jobs.count({ where: { isSettled: false } })) > 0) await new Promise((next) => setTimeout(next, 50));
process.on('disconnect', () => process.exit());
process.send?.('ready');
