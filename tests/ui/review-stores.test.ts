import { describe, expect, it } from 'vitest';
import type { Review, ReviewDesk, ReviewPage, Stars } from '#core/catalog/reviews/index.ts';
import { err, failure, ok } from '#core/kernel/shared/index.ts';
import { ReviewFormStore } from '#ui/features/catalog/reviews/review-form-store.ts';
import { ReviewListStore } from '#ui/features/catalog/reviews/review-list-store.ts';
import { countedIds } from './shop-fakes.ts';

const silence = err(failure('network', 'network', 'silence'));

const review = (reviewId: string, rating: Stars = 5): Review => ({
  reviewId,
  author: 'Ana',
  rating,
  text: 'Good',
  createdAt: '2026-11-01T10:00:00Z',
});
const counts = { 5: 2, 4: 1 };
const first: ReviewPage = { reviews: [review('1'), review('2', 4)], total: 3, counts };

type PageAnswer = Awaited<ReturnType<ReviewDesk['page']>>;

/** A list over a desk that answers when it is asked to. */
const aList = (begun?: ReviewPage) => {
  const asked: Parameters<ReviewDesk['page']>[0][] = [];
  const waiting: ((answer: PageAnswer) => void)[] = [];
  const page: ReviewDesk['page'] = (query) => {
    asked.push(query);
    return new Promise((resolve) => waiting.push(resolve));
  };
  const list = new ReviewListStore({ reviews: { page } }, { productId: '7', locale: 'ro' }, begun);
  return { list, asked, answer: (place: number, answer: PageAnswer) => waiting[place]?.(answer) };
};
const idsOf = (list: ReviewListStore) => list.shown.map(({ reviewId }) => reviewId).join(' ');

describe('the list of reviews', () => {
  it('shows what came with the product, goes on, narrows and begins anew as core does', async () => {
    const { list, asked, answer } = aList(first);
    expect([idsOf(list), list.total, list.hasMore, asked.length]).toEqual(['1 2', 3, true, 0]);
    expect([list.distribution.mean, list.distribution.total]).toEqual([4.7, 3]);
    const more = list.more();
    answer(0, ok({ reviews: [review('3')], total: 3, counts }));
    await more;
    expect([idsOf(list), list.hasMore]).toEqual(['1 2 3', false]);
    const narrowing = list.narrow(4);
    answer(1, silence);
    await narrowing;
    expect([list.rating, list.failed]).toEqual([4, true]);
    const again = list.reload();
    answer(2, ok(first));
    await again;
    expect([idsOf(list), list.failed]).toEqual(['1 2', false]);
  });
});

describe('writing a review', () => {
  type PostAnswer = Awaited<ReturnType<ReviewDesk['post']>>;
  const aForm = (...answers: PostAnswer[]) => {
    const sent: Parameters<ReviewDesk['post']>[0][] = [];
    const form = new ReviewFormStore({
      ids: countedIds(),
      reviews: {
        post: async (query) => {
          sent.push(query);
          return answers.shift() ?? silence;
        },
      },
    });
    form.show('7');
    return { form, sent };
  };
  const fill = (form: ReviewFormStore) => {
    form.edit('author', 'Ana');
    form.edit('rating', 4);
    form.edit('text', 'Good');
  };

  it('REVIEW-4: tells what is wrong field by field, and forgives a field that is mended', async () => {
    const { form, sent } = aForm();
    expect(await form.submit('ro')).toBe(false);
    expect(Object.keys(form.errors).toSorted()).toEqual(['author', 'rating', 'text']);
    form.edit('rating', 3);
    expect(Object.keys(form.errors).toSorted()).toEqual(['author', 'text']);
    expect([sent.length, form.open, form.trouble]).toEqual([0, true, undefined]);
  });

  it('REVIEW-1: throws when it is about nothing', async () => {
    const form = new ReviewFormStore({ ids: countedIds(), reviews: { post: async () => silence } });
    await expect(form.submit('ro')).rejects.toThrow('Product ID is required');
  });

  it('thanks for what was left and begins anew', async () => {
    const { form, sent } = aForm(ok({ success: true }));
    fill(form);
    const [left, twice] = await Promise.all([form.submit('ro'), form.submit('ro')]);
    expect([left, twice, sent.length]).toEqual([true, false, 1]);
    expect([form.open, form.successOpen, form.draft.text]).toEqual([false, true, '']);
    form.hideSuccess();
    expect(form.successOpen).toBe(false);
  });

  it('REVIEW-7: loses nothing typed on silence, and sends the same again under the same key', async () => {
    const { form, sent } = aForm(silence, ok({ success: true }));
    fill(form);
    expect(await form.submit('ro')).toBe(false);
    expect([form.trouble, form.open, form.draft.text, form.sending, form.errors]).toEqual([
      { kind: 'unknown' },
      true,
      'Good',
      false,
      {},
    ]);
    expect(await form.submit('ro')).toBe(true);
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
  });

  it('tells a refusal in the words it came with, and anything else in its own', async () => {
    const refused = err(failure('domain', 'refused', 'Слишком часто'));
    const broken = err(failure('http', 'http_413', 'Too large', { status: 413 }));
    const { form } = aForm(refused, ok({ success: false }), broken);
    fill(form);
    const troubles = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await form.submit('ro');
      troubles.push(form.trouble);
    }
    expect(troubles).toEqual([{ kind: 'refused', words: 'Слишком часто' }, { kind: 'failed' }, { kind: 'failed' }]);
  });

  it('keeps what is typed for its product and begins anew for another', () => {
    const { form } = aForm();
    fill(form);
    form.hide();
    expect(form.open).toBe(false);
    form.show('7');
    expect(form.draft.text).toBe('Good');
    form.show('8');
    expect(form.draft.text).toBe('');
  });
});
