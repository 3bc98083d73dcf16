import { createReadStream } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import {
  AssetService,
  ChannelService,
  CollectionService,
  CustomerGroupService,
  CustomerService,
  FacetService,
  FacetValueService,
  GlobalSettingsService,
  type ID,
  isGraphQlErrorResult,
  JobQueueService,
  LanguageCode,
  PaymentMethodService,
  Populator,
  ProductOptionGroupService,
  ProductOptionService,
  ProductService,
  ProductVariantService,
  PromotionService,
  type RequestContext,
  RequestContextService,
  RoleService,
  SearchService,
  ShippingMethodService,
  StockLocationService,
  TaxCategoryService,
  TransactionalConnection,
  UserService,
} from '@vendure/core';
import type { Both, Goods, Item } from './goods';

const { ru, ro } = LanguageCode;

const names = ({ ru: russian, ro: romanian }: Both) => [
  { languageCode: ru, name: russian },
  { languageCode: ro, name: romanian },
];
const described = (text: Both, slug: string, description: Both = { ru: '', ro: '' }) => [
  { languageCode: ru, name: text.ru, slug, description: description.ru },
  { languageCode: ro, name: text.ro, slug, description: description.ro },
];
const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60);

/** Demonstration partner. */
export const partner = { login: 'partner@zori.example', password: 'zori-demo', company: 'Demo Partner SRL' };

const ok = <Value extends object>(result: Value) => {
  if (isGraphQlErrorResult(result as never)) throw new Error(JSON.stringify(result));
  return result as Exclude<Value, { errorCode: unknown }>;
};

/** Fills an empty Vendure with goods, prices, fees, codes, places and a partner. */
export const fill = async (app: INestApplicationContext, { models, categories, shops }: Goods): Promise<void> => {
  await app.get(Populator).populateInitialData({
    defaultLanguage: ru,
    defaultZone: 'Moldova',
    countries: [{ code: 'MD', name: 'Moldova', zone: 'Moldova' }],
    taxRates: [{ name: 'VAT', percentage: 20 }],
    shippingMethods: [],
    paymentMethods: [],
    collections: [],
  });
  const admin = async () => {
    const contexts = app.get(RequestContextService);
    const user = await app
      .get(UserService)
      .getUserByEmailAddress(await contexts.create({ apiType: 'admin' }), 'superadmin', 'administrator');
    return contexts.create({ apiType: 'admin', languageCode: ru, ...(user ? { user } : {}) });
  };
  const partnerId = await partnerChannelOf(app, await admin());
  const ctx = await admin();
  await methodsOf(app, ctx);
  const locations = new Map<string, ID>();
  for (const { shopId, title, address, ...contact } of shops) {
    const location = await app.get(StockLocationService).create(ctx, {
      name: title.ru,
      customFields: { isPickup: true, titleRo: title.ro, address: address.ru, addressRo: address.ro, ...contact },
    });
    locations.set(shopId, location.id);
  }
  const facetValues = facetValuesOf(app, ctx);
  const { id: taxCategoryId } = (await app.get(TaxCategoryService).findAll(ctx)).items[0] as { id: ID };
  const asset = assetsOf(app, ctx);
  for (const model of models) {
    const inCategories = await Promise.all(
      model.categories.map((url) =>
        facetValues('category', { ru: 'category', ro: 'category' }, { ru: url, ro: url }, true),
      ),
    );
    const product = await app.get(ProductService).create(ctx, {
      enabled: true,
      translations: described(model.title, model.slug, model.description),
      facetValueIds: inCategories,
    });
    const optionOf = optionsOf(app, ctx, product.id, model.slug);
    for (const item of model.items) {
      const traits: ID[] = [];
      for (const { key, name, value } of item.traits) traits.push(await facetValues(key, name, value));
      const options: ID[] = [];
      for (const option of item.options) options.push(await optionOf(option));
      const pictures: ID[] = [];
      for (const picture of item.pictures) pictures.push(await asset(picture));
      const [variant] = await app.get(ProductVariantService).create(ctx, [
        {
          productId: product.id,
          sku: item.code,
          translations: names(item.title),
          price: item.price,
          taxCategoryId,
          facetValueIds: traits,
          optionIds: options,
          assetIds: pictures,
          ...(pictures[0] === undefined ? {} : { featuredAssetId: pictures[0] }),
          trackInventory: 'TRUE' as never,
          stockLevels: item.stock.map(({ shopId, quantity }) => ({
            stockLocationId: locations.get(shopId) as ID,
            stockOnHand: quantity,
          })),
          customFields: {
            listPrice: item.discount > 0 ? item.price + item.discount : null,
            deliveryStandard: item.fees.standard,
            deliveryExpress: item.fees.express,
            deliveryRegion: item.fees.region,
          },
        },
      ]);
      const { id } = variant as { id: ID };
      if (item.secondPrice === null) continue;
      await app
        .get(ProductVariantService)
        .assignProductVariantsToChannel(ctx, { channelId: partnerId, productVariantIds: [id], priceFactor: 1 });
      await app
        .get(ProductVariantService)
        .createOrUpdateProductVariantPrice(ctx, id, item.secondPrice, partnerId, 'MDL' as never);
    }
    const [first] = model.items;
    if (first?.pictures[0])
      await app.get(ProductService).update(ctx, { id: product.id, featuredAssetId: await asset(first.pictures[0]) });
  }
  const collections = new Map<string, ID>();
  for (const { url, title, parent } of categories) {
    const value = await facetValues('category', { ru: 'category', ro: 'category' }, { ru: url, ro: url }, true);
    const collection = await app.get(CollectionService).create(ctx, {
      translations: described(title, url),
      ...(parent === undefined ? {} : { parentId: collections.get(parent) as ID }),
      inheritFilters: false,
      filters: [
        {
          code: 'facet-value-filter',
          arguments: [
            { name: 'facetValueIds', value: JSON.stringify([value]) },
            { name: 'containsAny', value: 'false' },
          ],
        },
      ],
      ...(await pictureOf(models, url, asset)),
    });
    collections.set(url, collection.id);
  }
  await codesOf(app, ctx);
  const group = await app.get(CustomerGroupService).create(ctx, { name: 'partners' });
  const customer = ok(
    await app.get(CustomerService).create(
      ctx,
      {
        firstName: 'Demo',
        lastName: 'Partner',
        emailAddress: partner.login,
        customFields: {
          companyName: partner.company,
          sellers: ['1 Ana Munteanu', '2 Serghei Rotaru', '3 Doina Ceban'],
        },
      },
      partner.password,
    ),
  );
  await app
    .get(CustomerGroupService)
    .addCustomersToGroup(ctx, { customerGroupId: group.id, customerIds: [customer.id] });
  // One run over everything replaces the many jobs that each record has left.
  await jobsOf(app).clear();
  await app.get(JobQueueService).start();
  await app.get(CollectionService).triggerApplyFiltersJob(ctx);
  await jobsDone(app);
  await app.get(SearchService).reindex(ctx);
  await jobsDone(app);
};

const jobsOf = (app: INestApplicationContext) =>
  app.get(TransactionalConnection).rawConnection.getRepository('JobRecord');

/** Resolves when no job is left to run. */
const jobsDone = async (app: INestApplicationContext): Promise<void> => {
  while ((await jobsOf(app).count({ where: { isSettled: false } })) > 0) await setTimeout(100);
};

/** Sets up the shop's channel; gives the id of the one with the partners' prices. */
const partnerChannelOf = async (app: INestApplicationContext, ctx: RequestContext): Promise<ID> => {
  const channels = app.get(ChannelService);
  const retail = await channels.getDefaultChannel(ctx);
  const common = {
    availableLanguageCodes: [ru, ro],
    defaultLanguageCode: ru,
    pricesIncludeTax: true,
    defaultCurrencyCode: 'MDL' as never,
    availableCurrencyCodes: ['MDL' as never],
  };
  await app.get(GlobalSettingsService).updateSettings(ctx, { availableLanguages: [ru, ro], trackInventory: true });
  ok(await channels.update(ctx, { id: retail.id, ...common }));
  const own = ok(
    await channels.create(ctx, {
      code: 'partner',
      token: 'partner',
      ...common,
      defaultShippingZoneId: retail.defaultShippingZone.id,
      defaultTaxZoneId: retail.defaultTaxZone.id,
    }),
  );
  const roles = app.get(RoleService);
  for (const role of [await roles.getSuperAdminRole(ctx), await roles.getCustomerRole(ctx)])
    await roles.assignRoleToChannel(ctx, role.id, own.id);
  return own.id;
};

const methodsOf = async (app: INestApplicationContext, ctx: RequestContext): Promise<void> => {
  const delivery: readonly (readonly [string, Both])[] = [
    ['shop-standard', { ru: 'Стандартная доставка', ro: 'Livrare standard' }],
    ['shop-express', { ru: 'Экспресс-доставка', ro: 'Livrare expres' }],
    ['shop-pickup', { ru: 'Самовывоз', ro: 'Ridicare din magazin' }],
  ];
  for (const [code, title] of delivery)
    await app.get(ShippingMethodService).create(ctx, {
      code,
      fulfillmentHandler: 'manual-fulfillment',
      translations: described(title, code),
      checker: { code: 'default-shipping-eligibility-checker', arguments: [{ name: 'orderMinimum', value: '0' }] },
      calculator: { code: 'shop-delivery', arguments: [] },
    });
  const payments: readonly (readonly [string, Both])[] = [
    ['shop-on-receipt', { ru: 'При получении', ro: 'La primire' }],
    ['shop-card', { ru: 'Картой', ro: 'Cu cardul' }],
  ];
  for (const [code, title] of payments)
    await app
      .get(PaymentMethodService)
      .create(ctx, { code, enabled: true, translations: described(title, code), handler: { code, arguments: [] } });
};

const codesOf = async (app: INestApplicationContext, ctx: RequestContext): Promise<void> => {
  const codes = [
    { code: 'ZORI2026', bani: 20_000, least: 200_000 },
    { code: 'SALUT', bani: 5_000, least: 0 },
    { code: 'VARA2026', bani: 30_000, least: 100_000, endsAt: new Date('2026-08-31T21:00:00Z') },
  ];
  for (const { code, bani, least, endsAt } of codes)
    ok(
      await app.get(PromotionService).createPromotion(ctx, {
        enabled: true,
        couponCode: code,
        translations: names({ ru: code, ro: code }),
        ...(endsAt ? { endsAt } : {}),
        conditions:
          least > 0
            ? [
                {
                  code: 'minimum_order_amount',
                  arguments: [
                    { name: 'amount', value: String(least) },
                    { name: 'taxInclusive', value: 'true' },
                  ],
                },
              ]
            : [],
        actions: [{ code: 'order_fixed_discount', arguments: [{ name: 'discount', value: String(bani) }] }],
      }),
    );
};

const GROUPS: Readonly<Record<string, Both>> = {
  memory: { ru: 'Память', ro: 'Memorie' },
  colour: { ru: 'Цвет', ro: 'Culoare' },
};

/** A function that does its work once for each key. */
const once = <Value>() => {
  const known = new Map<string, Promise<Value>>();
  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const value = known.get(key) ?? make();
    known.set(key, value);
    return value;
  };
};

/** Facet values by key and Russian word, each made once. */
const facetValuesOf = (app: INestApplicationContext, ctx: RequestContext) => {
  const facetOf = once<Awaited<ReturnType<FacetService['create']>>>();
  const facetValueOf = once<ID>();
  return (key: string, name: Both, value: Both, isPrivate = false): Promise<ID> =>
    facetValueOf(`${key}:${value.ru}`, async () => {
      const facet = await facetOf(key, () =>
        app.get(FacetService).create(ctx, { code: key, isPrivate, translations: names(name) }),
      );
      return (
        await app.get(FacetValueService).create(ctx, facet, { code: slugOf(value.ru), translations: names(value) })
      ).id;
    });
};

/** Options of one product, each made once. */
const optionsOf = (app: INestApplicationContext, ctx: RequestContext, productId: ID, slug: string) => {
  const groupOf = once<ID>();
  const optionOf = once<ID>();
  return ({ group, name, hex }: Item['options'][number]): Promise<ID> =>
    optionOf(`${group}:${name.ru}`, async () => {
      const groupId = await groupOf(group, async () => {
        const made = await app
          .get(ProductOptionGroupService)
          .create(ctx, { code: `${slug}-${group}`, translations: names(GROUPS[group] ?? name) });
        await app.get(ProductService).addOptionGroupToProduct(ctx, productId, made.id);
        return made.id;
      });
      const option = await app.get(ProductOptionService).create(ctx, groupId, {
        code: slugOf(name.ru),
        translations: names(name),
        customFields: { hex },
      } as never);
      return option.id;
    });
};

/** Assets by file, each made once. */
const assetsOf = (app: INestApplicationContext, ctx: RequestContext) => {
  const assetOf = once<ID>();
  return (file: string): Promise<ID> =>
    assetOf(file, async () => ok(await app.get(AssetService).createFromFileStream(createReadStream(file), ctx)).id);
};

const pictureOf = async (models: Goods['models'], url: string, asset: (file: string) => Promise<ID>) => {
  const picture = models.find(({ categories }) => categories.includes(url))?.items[0]?.pictures[0];
  return picture === undefined ? {} : { featuredAssetId: await asset(picture) };
};
