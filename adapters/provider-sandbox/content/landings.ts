import * as v from 'valibot';
import { readMarkdown } from '#adapters/provider-sandbox/data/load.ts';
import { bilingual, entryOf, text, tint } from '#adapters/provider-sandbox/data/schemas.ts';
import { banners } from './banners.ts';
import { questions } from './pages.ts';

/** Campaign pages built from blocks. The Markdown body is the content of the `text` block. */
export const landings = readMarkdown(
  'landings',
  v.strictObject({
    title: bilingual,
    description: bilingual,
    blocks: v.array(
      v.variant('kind', [
        v.strictObject({
          kind: v.literal('hero'),
          title: bilingual,
          text: bilingual,
          tint,
        }),
        v.strictObject({ kind: v.literal('text'), title: bilingual }),
        v.strictObject({ kind: v.literal('products'), title: bilingual, productUrls: v.array(text) }),
        v.strictObject({
          kind: v.literal('features'),
          title: bilingual,
          items: v.array(v.strictObject({ title: bilingual, text: bilingual })),
        }),
        v.strictObject({ kind: v.literal('banner'), banner: entryOf(() => banners) }),
        v.strictObject({ kind: v.literal('faq'), title: bilingual, items: questions }),
      ]),
    ),
  }),
).map(({ html, blocks, ...landing }) => ({
  ...landing,
  blocks: blocks.map((block) => (block.kind === 'text' ? { ...block, html } : block)),
}));

export type Landing = (typeof landings)[number];
