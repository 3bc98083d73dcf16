import { describe, expect, it } from 'vitest';
import { type HeroBlock, type LandingBlock, leadingBlock, questionsOf } from '#core/editorial/landing/index.ts';

const hero = (title: string): HeroBlock => ({ kind: 'hero', title, text: '', tint: '#FFFFFF', image: '' });
const faq = (question: string): LandingBlock => ({ kind: 'faq', title: '', items: [{ question, answer: 'Yes' }] });

describe('a landing page', () => {
  it('LANDING-1: is headed by its first hero', () => {
    const [first, second] = [hero('One'), hero('Two')];
    expect(leadingBlock([faq('a'), first, second])).toBe(first);
    expect(leadingBlock([faq('a')])).toBeUndefined();
  });

  it('LANDING-2: tells the questions of all its blocks', () => {
    expect(questionsOf([faq('a'), hero('One'), faq('b')]).map(({ question }) => question)).toEqual(['a', 'b']);
    expect(questionsOf([hero('One')])).toEqual([]);
  });
});
