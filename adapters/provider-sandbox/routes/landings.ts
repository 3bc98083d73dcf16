import { type IRouter, Router } from 'express';
import { type Landing, landings } from '#adapters/provider-sandbox/content/landings.ts';
import { shop } from '#adapters/provider-sandbox/content/settings.ts';
import { productsBy } from '#adapters/provider-sandbox/db/products.ts';
import { notFound } from '#adapters/provider-sandbox/http/errors.ts';
import type { Provider } from '#adapters/provider-sandbox/http/provider.ts';
import { localeOf, pathParam } from '#adapters/provider-sandbox/http/request.ts';
import { type Answer, type ProductWire, reply } from '#adapters/provider-sandbox/http/wire.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { tintedBanner } from '#adapters/provider-sandbox/media/addresses.ts';
import { bannerWire } from './banner-wire.ts';
import { localized } from './localized.ts';
import { noBreaks } from './no-breaks.ts';
import { productWriter } from './product-wire.ts';

type Block = Answer<'landing'>['blocks'][number];
type Card = Answer<'landings'>['results'][number];

/** Campaign pages. */
export const landingRoutes = (provider: Provider): IRouter =>
  Router()
    .get('/settings/landings', (request, response) => {
      const locale = localeOf(request);
      reply<'landings'>(response, { results: landings.map((landing) => cardWire(landing, locale)) });
    })
    .get('/settings/landing/:slug', (request, response) => {
      const landing = landings.find(({ slug }) => slug === pathParam(request, 'slug'));
      if (!landing) throw notFound('There is no such page');
      const { locale, write } = productWriter(provider, request);
      const { slug, title, description, blocks } = landing;
      reply<'landing'>(response, {
        slug,
        title: noBreaks(title, locale),
        description: noBreaks(description, locale),
        blocks: blocks.map((block, index) =>
          blockWire(block, locale, bannerName(slug, index), (urls) =>
            productsBy(provider.sql, locale, 'url', urls).map(write),
          ),
        ),
        seo_info: { title: `${title[locale]} — ${shop.shopName}`, description: description[locale] },
      });
    });

const bannerName = (slug: string, block: number): string => `landing-${slug}-${block}`;

/** The list shows a page with the picture of its hero. */
const cardWire = ({ slug, title, description, blocks }: Landing, locale: Locale): Card => {
  const index = blocks.findIndex(({ kind }) => kind === 'hero');
  const hero = blocks[index];
  return {
    slug,
    title: noBreaks(title, locale),
    description: noBreaks(description, locale),
    ...(hero?.kind === 'hero' ? tintedBanner(bannerName(slug, index), hero.tint) : {}),
  };
};

const blockWire = (
  block: Landing['blocks'][number],
  locale: Locale,
  art: string,
  products: (urls: readonly string[]) => ProductWire[],
): Block => {
  switch (block.kind) {
    case 'hero': {
      const { kind, title, text, tint } = block;
      return { kind, title: noBreaks(title, locale), text: noBreaks(text, locale), ...tintedBanner(art, tint) };
    }
    case 'text':
      return { kind: block.kind, title: noBreaks(block.title, locale), html: block.html[locale] };
    case 'products':
      return { kind: block.kind, title: noBreaks(block.title, locale), products: products(block.productUrls) };
    case 'features': {
      const items = block.items.map(({ title, text }) => ({ title: noBreaks(title, locale), text: text[locale] }));
      return { kind: block.kind, title: noBreaks(block.title, locale), items };
    }
    case 'banner':
      return { kind: block.kind, banner: bannerWire(block.banner, locale, art) };
    case 'faq':
      return { kind: block.kind, title: noBreaks(block.title, locale), items: localized(block.items, locale) };
  }
};
