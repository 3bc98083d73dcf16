import * as v from 'valibot';
import { type ProviderAccess, readerOf } from '#adapters/provider-http/ask.ts';
import { cleanHtml } from '#adapters/provider-http/clean-html.ts';
import { type AnswerOf, defineCall } from '#adapters/provider-http/contract/define-call.ts';
import { filled, ground, html, maybe, picture, seoInfo, slug, text } from '#adapters/provider-http/contract/wire.ts';
import { groundedOf, type Mapping, type TextMapping } from '#adapters/provider-http/mapping.ts';
import type { Landing, LandingBlock, LandingCard, LandingPages } from '#core/editorial/landing/index.ts';
import { mainBannerWire, toMainBanner } from './home.ts';
import { faqWire } from './pages.ts';
import { productWire, toProduct, toSeo } from './products.ts';

/** Blocks of a landing page, distinguished by `kind`. */
export const landingBlockWire = v.variant('kind', [
  v.object({
    kind: v.literal('hero'),
    title: text,
    text,
    img: maybe(picture),
    ...ground,
  }),
  v.object({ kind: v.literal('text'), title: text, html }),
  v.object({ kind: v.literal('products'), title: text, products: v.array(productWire) }),
  v.object({
    kind: v.literal('features'),
    title: text,
    items: v.array(v.object({ title: filled, text })),
  }),
  v.object({ kind: v.literal('banner'), banner: mainBannerWire }),
  v.object({ kind: v.literal('faq'), title: text, items: faqWire }),
]);

/** What a landing page is listed by. */
const landingCardWire = v.object({
  slug,
  title: filled,
  description: maybe(text),
  img: maybe(picture),
  ...ground,
});

export const landings = defineCall({
  id: 'landings',
  method: 'GET',
  path: '/settings/landings',
  summary: 'Landing pages that may be listed, newest first',
  assumed: true,
  answer: v.object({ results: v.array(landingCardWire) }),
});

/** One landing page; blocks of an unknown kind and broken ones are ignored (rule LANDING-1). */
export const landing = defineCall({
  id: 'landing',
  method: 'GET',
  path: '/settings/landing/{slug}',
  summary: 'A landing page; 404 when there is none',
  params: v.object({ slug }),
  assumed: true,
  secured: 'optional',
  answer: v.object({
    slug,
    title: filled,
    description: maybe(text),
    blocks: v.array(v.fallback(v.nullable(landingBlockWire), null)),
    seo_info: maybe(seoInfo),
  }),
  example: { params: { slug: 'summer' }, from: { '/params/slug': 'landings#/results/0/slug' } },
});

/** The list of landing pages as core knows it. */
const toLandingCards = (wire: AnswerOf<typeof landings>, mapping: Mapping): readonly LandingCard[] =>
  wire.results.map((card) => ({
    slug: card.slug,
    title: card.title,
    description: card.description ?? '',
    ...groundedOf(card, mapping),
  }));

/** A landing page as core knows it, its HTML clean. */
export const toLanding = (wire: AnswerOf<typeof landing>, mapping: TextMapping): Landing => ({
  slug: wire.slug,
  title: wire.title,
  description: wire.description ?? '',
  blocks: wire.blocks.flatMap((block) => (block ? [toBlock(block, mapping)] : [])),
  seo: toSeo(wire.seo_info),
});

const toBlock = (wire: v.InferOutput<typeof landingBlockWire>, mapping: TextMapping): LandingBlock => {
  switch (wire.kind) {
    case 'hero':
      return {
        kind: 'hero',
        title: wire.title,
        text: wire.text,
        ...groundedOf(wire, mapping),
      };
    case 'text':
      return { ...wire, html: cleanHtml(wire.html, mapping) };
    case 'products':
      return { ...wire, products: wire.products.map((product) => toProduct(product, mapping)) };
    case 'banner':
      return { kind: 'banner', banner: toMainBanner(wire.banner, mapping) };
    default:
      return wire;
  }
};

/** Campaign pages over the provider's HTTP calls. */
export const createHttpLandingPages = (access: ProviderAccess): LandingPages => {
  const read = readerOf(access);
  return {
    list: read(landings, () => ({}), toLandingCards),
    page: read(landing, ({ slug }) => ({ params: { slug } }), toLanding),
  };
};
