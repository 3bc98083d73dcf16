import { describe, expect, test } from 'vitest';
import { blueprints } from '#adapters/provider-sandbox/catalogue/blueprints.ts';
import { featuresAfter, openingsFor } from '#adapters/provider-sandbox/catalogue/descriptions.ts';
import { needsNoSetup } from '#adapters/provider-sandbox/catalogue/families.ts';
import type { SeedProduct, SeedReview } from '#adapters/provider-sandbox/catalogue/model.ts';
import { products } from '#adapters/provider-sandbox/catalogue/products.ts';
import { opposite, type Sentence } from '#adapters/provider-sandbox/catalogue/sentences.ts';
import { sentencesOf as saidOf } from '#adapters/provider-sandbox/content/review-sentences.ts';
import { wordingsOf } from '#adapters/provider-sandbox/content/review-writer.ts';
import { reviews } from '#adapters/provider-sandbox/content/reviews.ts';
import type { Locale } from '#adapters/provider-sandbox/locale.ts';
import { searchKeys, tokenize } from '#adapters/provider-sandbox/search/spelling.ts';

const TEXT = ['opening', 'good', 'mixed', 'bad', 'closing'] as const;
const goods = [...products()];
const byId = new Map(goods.map((product) => [product.productId, product]));
const written = [...reviews(goods)];

const languageOf = ({ text }: SeedReview): Locale => (/[а-я]/.test(text) ? 'ru' : 'ro');
const productOf = ({ productId }: SeedReview): SeedProduct => {
  const product = byId.get(productId);
  if (!product) throw new Error(`No product ${productId}`);
  return product;
};
const value = (product: SeedProduct, key: string): string =>
  product.groups.flatMap((group) => group.properties).find((entry) => entry.key === key)?.value.ru ?? '';

/** The sentences of a review, before placeholders are filled. */
function sentencesOf(review: SeedReview): Sentence[] {
  const product = productOf(review);
  const named = (text: string) => text.replace('{brand}', product.brand).replace('{model}', value(product, 'model'));
  const all = [product.family, 'any' as const].flatMap((goods) => TEXT.flatMap((part) => saidOf(goods, part)));
  return all.filter((sentence) =>
    wordingsOf(named(sentence[languageOf(review)])).some((words) => review.text.includes(words)),
  );
}

/** The same, after. */
const readSentences = ({ text }: SeedReview): string[] => text.split(/(?<=[.!?]) (?=\p{Lu}|[a-z]\p{Lu})/u);

/** The items of one of a review's short lists. */
function entriesOf(review: SeedReview, list: 'pros' | 'cons'): Sentence[] {
  const words = review[list].toLowerCase().split(', ');
  return saidOf(productOf(review).family, list).filter((entry) =>
    wordingsOf(entry[languageOf(review)]).some((wording) => words.includes(wording.toLowerCase())),
  );
}

const shown = (review: SeedReview): string =>
  `${productOf(review).url}: ${review.text} + ${review.pros} − ${review.cons}`;

describe('reviews', () => {
  test('have their own sentences for every family', () => {
    const families = new Set(goods.map(({ family }) => family));
    expect([...families].filter((family) => saidOf(family, 'good').length < 3)).toEqual([]);
  });

  test('do not contradict themselves', () => {
    for (const review of written) {
      const all = [...sentencesOf(review), ...entriesOf(review, 'pros'), ...entriesOf(review, 'cons')];
      const claims = new Set(all.flatMap(({ says }) => says).filter((claim) => !claim.endsWith('!')));
      expect(
        [...claims].filter((claim) => claims.has(opposite(claim))),
        shown(review),
      ).toEqual([]);
    }
  });

  test.each([
    [/лёгкий|карман/i, /тяжел/i],
    [/ușor(?! de)|buzunarul de la blugi/i, /cam greu/i],
    [/батарея на весь день|хватает на полтора дня/i, /садиться быстрее|уходит быстрее/i],
    [/baterie pentru toată ziua|o zi și jumătate/i, /bateria (?:se duce|scade) mai repede/i],
    [/камера ночью|снимает чётко/i, /от камеры в помещении|камера шумит/i],
    [/(?<!не)быстрая зарядка|пока пью кофе/i, /небыстрая зарядка/i],
    [/За эти деньги лучше не нашли/, /За эти деньги ждали большего/],
    [/Забрали в магазине/, /Спасибо за быструю доставку/],
  ])('do not say both %s and %s', (one, other) => {
    const phones = written.filter((review) => ['phone', 'foldable'].includes(productOf(review).family));
    expect(phones.map(shown).filter((text) => one.test(text.slice(text.indexOf(':'))) && other.test(text))).toEqual([]);
  });

  test('claim nothing that the properties deny', () => {
    const about = (words: RegExp) => written.filter(({ text }) => words.test(text));
    const degrees = about(/восьмидесяти|optzeci de grade/);
    expect(degrees.map((review) => value(productOf(review), 'temperature_control'))).not.toContain('Нет');
    for (const review of about(/беспроводную зарядку|încărcarea wireless/))
      expect(value(productOf(review), 'wireless_charging'), shown(review)).not.toBe('Нет');
    for (const review of about(/шумоподавление спасает|anularea zgomotului mă/))
      expect(value(productOf(review), 'noise_cancelling'), shown(review)).toMatch(/^Актив/);
  });

  test('never repeat a sentence, on one page or another', () => {
    const places = new Map<string, string[]>();
    for (const review of written)
      for (const sentence of readSentences(review))
        places.set(sentence, [...(places.get(sentence) ?? []), productOf(review).url]);
    expect(written.length).toBeGreaterThan(1500);
    expect([...places].filter(([, urls]) => urls.length > 1)).toEqual([]);
  });

  test('vary their words within a model', () => {
    const groups = Map.groupBy(written, (review) => `${productOf(review).model.slug} ${languageOf(review)}`);
    const repeating = [...groups].filter(([, group]) => {
      const sentences = group.flatMap(sentencesOf);
      return new Set(sentences).size < sentences.length;
    });
    expect(repeating.length).toBeLessThan(groups.size * 0.03);
  });

  test('use the same complaint at most twelve times in the shop', () => {
    const times = new Map<string, number>();
    for (const { cons } of written)
      for (const entry of cons.toLowerCase().split(', ')) times.set(entry, (times.get(entry) ?? 0) + 1);
    times.delete('');
    expect([...times].filter(([, count]) => count > 12)).toEqual([]);
    expect(written.filter(({ cons }) => cons !== '').length).toBeGreaterThan(written.length * 0.7);
  });

  test('have no placeholders left', () => {
    for (const { text, pros, cons } of written) {
      expect(text).toMatch(/^[^[\]|{}]+[.!?]$/);
      expect(pros + cons).not.toMatch(/[[\]|{}]/);
    }
  });

  test('offer no help with set-up where none is needed', () => {
    const simple = written.filter((review) => needsNoSetup(productOf(review).family));
    expect(simple.filter(({ text }) => /помогла настроить|ajutat la configurare/.test(text)).map(shown)).toEqual([]);
  });
});

const paragraphsOf = (html: string): string[] => html.split(/<\/?p>/).filter((text) => text !== '');

/** Beginnings of a text's longer words, without the model's name. Texts on one subject share them. */
const stemsOf = (text: string, name: string): Set<string> =>
  new Set(
    tokenize(text.replaceAll(name, ' '))
      .map((word) => word.text)
      .filter((word) => word.length >= 4 && !/\d/.test(word) && word !== 'pentru')
      .flatMap((word) => searchKeys(word).map((key) => key.slice(0, 5))),
  );

describe('descriptions', () => {
  test('have at least two openings to choose from', () => {
    const few = blueprints().filter((blueprint) => openingsFor(blueprint).length < 2);
    expect(few.map(({ url }) => url)).toEqual([]);
  });

  test('open differently for cheap and expensive phones', () => {
    const of = (slug: string) =>
      blueprints()
        .filter(({ modelSlug }) => modelSlug === slug)
        .flatMap(openingsFor);
    const cheap = of('samsung-galaxy-a07');
    expect(cheap.length).toBeGreaterThan(0);
    expect(of('apple-iphone-17').filter((opening) => cheap.includes(opening))).toEqual([]);
  });

  test('have at most two paragraphs, of the product alone, without placeholders', () => {
    for (const { description, url } of goods)
      for (const text of [description.ru, description.ro]) {
        expect(text, url).toMatch(/^(<p>[^<>{}]+<\/p>){1,2}$/);
        expect(text, url).not.toMatch(/гарантия и обслуживание|консультант|кредит|garanție oficială|credit/i);
        expect(text, url).not.toMatch(/undefined|Матрица —|быстродействие отвечает|De viteză răspunde|Комплект:/);
      }
  });

  test('do not repeat the first paragraph in the second', () => {
    for (const { description, model, url } of goods)
      for (const language of ['ru', 'ro'] as const) {
        const [lead = '', ...rest] = paragraphsOf(description[language]);
        const said = stemsOf(lead, model.title[language]);
        for (const sentence of rest.join(' ').split(/(?<=\.) /)) {
          const again = [...stemsOf(sentence, model.title[language])].filter((stem) => said.has(stem));
          expect(again.length, `${url}: ${lead} ${sentence}`).toBeLessThan(2);
        }
      }
  });

  test('continue with subjects that the opening has not covered', () => {
    for (const blueprint of blueprints())
      for (const opening of openingsFor(blueprint)) {
        const subjects = new Set(featuresAfter(opening, blueprint).flatMap(({ says }) => says));
        expect(opening.says.filter((claim) => subjects.has(claim))).toEqual([]);
      }
    const about = (subject: RegExp, again: RegExp) =>
      goods.filter(({ description: { ru } }) => {
        const [lead = '', ...rest] = paragraphsOf(ru);
        return subject.test(lead) && again.test(rest.join(' '));
      });
    expect(about(/звонок с запястья|пропустить звонок/, /ответить с запястья/)).toEqual([]);
    expect(about(/взобьёт молоко/, /взбивает молоко/)).toEqual([]);
  });

  test('mention no set-up where none is needed', () => {
    const simple = goods.filter(({ family }) => needsNoSetup(family));
    expect(simple.length).toBeGreaterThan(0);
    const words = /настро|настрой|перв(?:ый|ым|ого) запуск|configur|prima pornire/i;
    const found = simple.filter(({ description: { ru, ro } }) => words.test(ru) || words.test(ro));
    expect(found.map(({ url }) => url)).toEqual([]);
  });
});

test('opposite claims contradict each other', () => {
  expect([opposite('weight+'), opposite('weight-'), opposite('time!')]).toEqual(['weight-', 'weight+', 'time!']);
});
