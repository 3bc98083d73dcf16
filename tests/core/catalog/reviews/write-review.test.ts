import { describe, expect, it } from 'vitest';
import { createReviewForm, type ReviewDesk, UNWRITTEN_REVIEW } from '#core/catalog/reviews/index.ts';
import { err, failure, ok } from '#core/kernel/shared/index.ts';
import { fakeIds, watching } from '#core/testing/index.ts';

const silence = err(failure('network', 'network', 'silence'));
type PostAnswer = Awaited<ReturnType<ReviewDesk['post']>>;

const aReview = (...answers: PostAnswer[]) => {
  const sent: Parameters<ReviewDesk['post']>[0][] = [];
  const { show, now } = watching(UNWRITTEN_REVIEW);
  const review = createReviewForm({
    ids: fakeIds(),
    reviews: {
      post: async (query) => {
        sent.push(query);
        return answers.shift() ?? silence;
      },
    },
    show,
  });
  const fill = () => {
    review.edit('author', 'Ana');
    review.edit('rating', 4);
    review.edit('text', 'Good');
  };
  return { review, sent, now, fill };
};
/** The same, opened for a product. */
const opened = (...answers: PostAnswer[]) => {
  const written = aReview(...answers);
  written.review.show('7');
  return written;
};

describe('writing a review', () => {
  it('REVIEW-4: tells what is wrong field by field, and forgives a field that is mended', async () => {
    const { review, now, sent } = opened();
    expect(await review.submit('ro')).toBe(false);
    expect(Object.keys(now().errors).toSorted()).toEqual(['author', 'rating', 'text']);
    review.edit('rating', 3);
    expect(Object.keys(now().errors).toSorted()).toEqual(['author', 'text']);
    expect(now()).toMatchObject({ open: true, sending: false, trouble: undefined, draft: { rating: 3 } });
    expect(sent).toEqual([]);
  });

  it('REVIEW-1: throws when it is about nothing', async () => {
    await expect(aReview().review.submit('ro')).rejects.toThrow('Product ID is required');
  });

  it('thanks for what was left and begins anew', async () => {
    const { review, now, sent, fill } = opened(ok({ success: true }));
    fill();
    const [left, twice] = await Promise.all([review.submit('ro'), review.submit('ro')]);
    expect([left, twice, sent.length, sent[0]?.review.product]).toEqual([true, false, 1, '7']);
    expect(now()).toEqual({ ...UNWRITTEN_REVIEW, open: false, successOpen: true });
    review.hideSuccess();
    expect(now()).toEqual(UNWRITTEN_REVIEW);
  });

  it('REVIEW-7: loses nothing typed on silence, and sends the same again under the same key', async () => {
    const { review, now, sent, fill } = opened(silence, ok({ success: true }));
    fill();
    expect(await review.submit('ro')).toBe(false);
    expect(now()).toMatchObject({
      trouble: { kind: 'unknown' },
      open: true,
      sending: false,
      errors: {},
      draft: { text: 'Good' },
    });
    const again = review.submit('ro');
    expect(now()).toMatchObject({ trouble: undefined, sending: true });
    expect(await again).toBe(true);
    expect(sent.map(({ key }) => key)).toEqual(['id-1', 'id-1']);
  });

  it('tells a refusal in the words it came with, and anything else in its own', async () => {
    const refused = err(failure('domain', 'refused', 'Слишком часто'));
    const broken = err(failure('http', 'http_413', 'Too large', { status: 413 }));
    const { review, now, fill } = opened(refused, ok({ success: false }), broken);
    fill();
    const troubles = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await review.submit('ro');
      troubles.push(now().trouble);
    }
    expect(troubles).toEqual([{ kind: 'refused', words: 'Слишком часто' }, { kind: 'failed' }, { kind: 'failed' }]);
    review.edit('text', '');
    await review.submit('ro');
    expect([now().trouble, now().errors]).toEqual([undefined, { text: 'required' }]);
  });

  it('keeps what is typed for its product and begins anew for another', async () => {
    const { review, now, fill } = opened(silence);
    fill();
    await review.submit('ro');
    review.hide();
    expect(now().open).toBe(false);
    review.show('7');
    expect([now().open, now().draft.text, now().trouble]).toEqual([true, 'Good', { kind: 'unknown' }]);
    review.edit('text', '');
    await review.submit('ro');
    review.show('8');
    expect(now()).toEqual({ ...UNWRITTEN_REVIEW, open: true });
  });
});
