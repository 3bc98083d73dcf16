import type { SeedArticle } from '../content-model.ts';
import { random } from '../random.ts';
import { articleTexts } from '../seed/articles.ts';
import { colourBySlug } from '../seed/colours.ts';
import { b } from '../text.ts';

const html = (paragraphs: readonly string[]): string => paragraphs.map((text) => `<p>${text}</p>`).join('');

/** The shop's news, newest first. */
export const articles: SeedArticle[] = articleTexts.map(({ slug, date, tint, picture, ru, ro }) => {
  const [family, model, colour] = picture;
  return {
    slug,
    title: b(ru.title, ro.title),
    lead: b(ru.lead, ro.lead),
    body: b(html(ru.body), html(ro.body)),
    publishedAt: `${date}T07:30:00.000Z`,
    views: random(`views ${slug}`).between(180, 4200),
    tint,
    picture: { family, model, colour: colourBySlug(colour).hex },
  };
});
