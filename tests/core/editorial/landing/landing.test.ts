import { describe, expect, it } from 'vitest';
import {
  type HeroBlock,
  headingBlock,
  type LandingBlock,
  linkedProducts,
  questionsOf,
} from '#core/editorial/landing/index.ts';
import { aPhone } from '#core/testing/index.ts';

const hero = (title: string): HeroBlock => ({ kind: 'hero', title, text: '', tint: '#FFFFFF', image: '' });
const faq = (question: string): LandingBlock => ({ kind: 'faq', title: '', items: [{ question, answer: 'Yes' }] });

describe('a landing page', () => {
  it('LANDING-1: is headed by its first hero', () => {
    const [first, second] = [hero('One'), hero('Two')];
    expect(headingBlock([faq('a'), first, second])).toBe(first);
    expect(headingBlock([faq('a')])).toBeUndefined();
  });

  it('LANDING-2: tells the questions of all its blocks', () => {
    expect(questionsOf([faq('a'), hero('One'), faq('b')]).map(({ question }) => question)).toEqual(['a', 'b']);
    expect(questionsOf([hero('One')])).toEqual([]);
  });

  it('LANDING-3: leads to its first products, if it has any', () => {
    const rowOf = (...names: string[]): LandingBlock => ({
      kind: 'products',
      title: '',
      products: names.map((name) => aPhone(name).build()),
    });
    const [empty, first, second] = [rowOf(), rowOf('one'), rowOf('two')];
    expect(linkedProducts([hero('One'), empty, first, second])).toBe(first);
    expect(linkedProducts([hero('One'), empty])).toBeUndefined();
  });
});
