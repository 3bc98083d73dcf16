import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AUTHOR_MAX,
  REVIEW_TEXT_MAX,
  type ReviewDesk,
  type ReviewDraft,
  starDistribution,
} from '#core/catalog/reviews/index.ts';
import {
  EMPTY_REVIEW,
  FIRST_REVIEW_PAGE,
  PRODUCT_ID_REQUIRED,
  reviewPage,
  validateReview,
} from '#core/catalog/reviews/reviews.ts';
import { createLoadReviews, createPostReview } from '#core/catalog/reviews/use-cases.ts';
import { err, failure, ok } from '#core/kernel/shared/index.ts';
import { fakeIds } from '#core/testing/index.ts';

const draft = (different: Partial<ReviewDraft> = {}): ReviewDraft => ({
  ...EMPTY_REVIEW,
  author: 'Ana',
  rating: 5,
  text: 'Good',
  ...different,
});

describe('a review', () => {
  it('REVIEW-1: is about a product', () => {
    expect(PRODUCT_ID_REQUIRED).toBe('Product ID is required');
    expect(() => validateReview(draft(), undefined)).toThrow('Product ID is required');
    expect(() => validateReview(draft(), '')).toThrow('Product ID is required');
  });

  it('REVIEW-4: comes out trimmed, without what was not said', () => {
    expect(validateReview(draft({ author: ' Ana ', text: ' Good ', pros: ' Fast ', cons: '  ' }), '7')).toEqual(
      ok({ product: '7', author: 'Ana', rating: 5, text: 'Good', pros: 'Fast' }),
    );
    expect(validateReview(draft({ rating: 1, cons: 'Slow' }), '7')).toEqual(
      ok({ product: '7', author: 'Ana', rating: 1, text: 'Good', cons: 'Slow' }),
    );
  });

  it('REVIEW-4: tells everything that is wrong', () => {
    expect(EMPTY_REVIEW).toEqual({ author: '', rating: 0, text: '', pros: '', cons: '' });
    expect(validateReview(EMPTY_REVIEW, '7')).toEqual(
      err({ author: 'required', rating: 'required', text: 'required' }),
    );
    expect(validateReview(draft({ author: ' ' }), '7')).toEqual(err({ author: 'required' }));
    expect(validateReview(draft({ text: ' ' }), '7')).toEqual(err({ text: 'required' }));
    for (const rating of [0, 6, 4.5, -1])
      expect(validateReview(draft({ rating }), '7')).toEqual(err({ rating: 'required' }));
  });

  it('REVIEW-4: has bounds', () => {
    expect([AUTHOR_MAX, REVIEW_TEXT_MAX]).toEqual([120, 4000]);
    const full = { author: 'x'.repeat(120), text: 'x'.repeat(4000), pros: 'x'.repeat(4000), cons: 'x'.repeat(4000) };
    expect(validateReview(draft(full), '7').ok).toBe(true);
    const over = { author: 'x'.repeat(121), text: 'x'.repeat(4001), pros: 'x'.repeat(4001), cons: 'x'.repeat(4001) };
    expect(validateReview(draft(over), '7')).toEqual(
      err({ author: 'too_long', text: 'too_long', pros: 'too_long', cons: 'too_long' }),
    );
  });
});

describe('pages of reviews', () => {
  it('REVIEW-2: begin with 1, which is not named', async () => {
    expect(FIRST_REVIEW_PAGE).toBe(1);
    expect([0, 1, 2].map(reviewPage)).toEqual([{}, {}, { page: 2 }]);
    const asked: unknown[] = [];
    const { signal } = new AbortController();
    const answer = ok({ reviews: [], total: 0, counts: {} });
    const load = createLoadReviews({
      reviews: {
        page: async (query, given) => {
          asked.push([query, given]);
          return answer;
        },
      },
    });
    expect(await load({ productId: '7', page: 1, locale: 'ru' }, signal)).toBe(answer);
    await load({ productId: '7', page: 3, locale: 'ro' });
    await load({ productId: '7', locale: 'ro' });
    expect(asked).toEqual([
      [{ productId: '7', locale: 'ru' }, signal],
      [{ productId: '7', page: 3, locale: 'ro' }, undefined],
      [{ productId: '7', locale: 'ro' }, undefined],
    ]);
  });

  it('REVIEW-5: may be of those with so many stars alone', async () => {
    const asked: unknown[] = [];
    const load = createLoadReviews({
      reviews: {
        page: async (query) => {
          asked.push(query);
          return ok({ reviews: [], total: 0, counts: { 4: 2 } });
        },
      },
    });
    await load({ productId: '7', page: 2, rating: 4, locale: 'ru' });
    expect(asked).toEqual([{ productId: '7', page: 2, rating: 4, locale: 'ru' }]);
  });

  it('REVIEW-1: are of a product', async () => {
    const load = createLoadReviews({ reviews: { page: async () => ok({ reviews: [], total: 0, counts: {} }) } });
    await expect(load({ productId: '', locale: 'ru' })).rejects.toThrow('Product ID is required');
  });
});

describe('leaving a review', () => {
  const down = failure('network', 'network', 'down');
  const refused = failure('domain', 'refused', 'No');
  type Sent = Parameters<ReviewDesk['post']>;
  const desk = (...answers: Awaited<ReturnType<ReviewDesk['post']>>[]) => {
    const sent: Sent[] = [];
    const post = createPostReview({
      ids: fakeIds(),
      reviews: {
        post: async (...given) => {
          sent.push(given);
          return answers.shift() ?? err(down);
        },
      },
    });
    return { post, sent };
  };

  it('REVIEW-4: sends what passed every rule, and tells what became of it', async () => {
    const { signal } = new AbortController();
    const { post, sent } = desk(ok({ success: true }), ok({ success: false }), err(down));
    expect(await post(draft(), '7', 'ro', signal)).toEqual(ok('posted'));
    expect(await post(draft(), '7', 'ro')).toEqual(err({ kind: 'refused' }));
    expect(await post(draft(), '7', 'ro')).toEqual(err({ kind: 'failure', failure: down }));
    expect(await post(draft({ text: '' }), '7', 'ro')).toEqual(err({ kind: 'fields', errors: { text: 'required' } }));
    expect(sent).toHaveLength(3);
    expect(sent[0]).toEqual([
      { review: { product: '7', author: 'Ana', rating: 5, text: 'Good' }, key: 'id-1', locale: 'ro' },
      signal,
    ]);
    await expect(post(draft(), undefined, 'ro')).rejects.toThrow('Product ID is required');
  });

  it('REVIEW-7: asks again under the same key while there is no answer, and under a new one after it', async () => {
    const { post, sent } = desk(err(down), err(refused), ok({ success: true }), ok({ success: true }));
    await post(draft(), '7', 'ro');
    expect(await post(draft(), '7', 'ro')).toEqual(err({ kind: 'failure', failure: refused }));
    await post(draft(), '7', 'ro');
    await post(draft(), '7', 'ro');
    expect(sent.map(([{ key }]) => key)).toEqual(['id-1', 'id-1', 'id-2', 'id-3']);
  });

  it('REVIEW-7: another review has a key of its own', async () => {
    const { post, sent } = desk();
    await post(draft(), '7', 'ro');
    await post(draft({ text: 'Better' }), '7', 'ro');
    await post(draft(), '8', 'ro');
    await post(draft(), '7', 'ro');
    expect(sent.map(([{ key }]) => key)).toEqual(['id-1', 'id-2', 'id-3', 'id-1']);
  });
});

describe('stars', () => {
  const percents = (counts: Parameters<typeof starDistribution>[0]) =>
    starDistribution(counts).shares.map(({ percent }) => percent);

  it('REVIEW-3: spread from five to one, with their mean', () => {
    expect(starDistribution({ 5: 6, 4: 3, 1: 1 })).toEqual({
      shares: [
        { stars: 5, count: 6, percent: 60 },
        { stars: 4, count: 3, percent: 30 },
        { stars: 3, count: 0, percent: 0 },
        { stars: 2, count: 0, percent: 0 },
        { stars: 1, count: 1, percent: 10 },
      ],
      total: 10,
      mean: 4.3,
    });
  });

  it('REVIEW-3: make 100 together, what rounding leaves going to the largest rests', () => {
    expect(percents({ 5: 1, 4: 1, 3: 1 })).toEqual([34, 33, 33, 0, 0]);
    expect(percents({ 5: 5, 4: 1, 1: 1 })).toEqual([72, 14, 0, 0, 14]);
    expect(percents({ 5: 1, 4: 6 })).toEqual([14, 86, 0, 0, 0]);
  });

  it('REVIEW-3: are nothing without reviews', () => {
    const none = starDistribution({ 5: -3, 4: 0.9 });
    expect(none.total).toBe(0);
    expect(none.mean).toBeUndefined();
    expect(none.shares.every(({ count, percent }) => count === 0 && percent === 0)).toBe(true);
  });

  it('REVIEW-3: any counts make 100 and a mean from 1 to 5', () => {
    const counts = fc.record({ 5: fc.nat(500), 4: fc.nat(500), 3: fc.nat(500), 2: fc.nat(500), 1: fc.nat(500) });
    fc.assert(
      fc.property(counts, (all) => {
        const { shares, total, mean } = starDistribution(all);
        if (total === 0) return;
        expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
        for (const { count, percent } of shares) expect(Math.abs(percent - (count * 100) / total)).toBeLessThan(1);
        expect(mean).toBeGreaterThanOrEqual(1);
        expect(mean).toBeLessThanOrEqual(5);
      }),
    );
  });
});
