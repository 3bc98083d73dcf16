import { colourBySlug } from '#adapters/provider-sandbox/catalogue/colours.ts';
import type { SeedArticle } from '#adapters/provider-sandbox/catalogue/content-model.ts';
import { random } from '#adapters/provider-sandbox/catalogue/random.ts';
import type { ArticleWords } from '#adapters/provider-sandbox/catalogue/seed/article-text.ts';
import { articleTexts } from '#adapters/provider-sandbox/catalogue/seed/articles.ts';
import { b } from '#adapters/provider-sandbox/catalogue/text.ts';

const html = (body: ArticleWords['body']): string =>
  body.map((part) => (typeof part === 'string' ? `<p>${part}</p>` : `<h2>${part.head}</h2>`)).join('');

/** The shop's news, newest first. */
export const articles: SeedArticle[] = articleTexts.map(({ slug, date, tint, picture, mentions = [], ru, ro }) => {
  const [family, model, colour] = picture;
  return {
    slug,
    title: b(ru.title, ro.title),
    lead: b(ru.lead, ro.lead),
    body: b(html(ru.body), html(ro.body)),
    mentions: mentions.map(([words, productUrl]) => ({ words, productUrl })),
    publishedAt: `${date}T07:30:00.000Z`,
    views: random(`views ${slug}`).between(180, 4200),
    tint,
    picture: { family, model, colour: colourBySlug(colour).hex },
  };
});
