import { describe, expect, it } from 'vitest';
import type { Review, ReviewDesk, ReviewPage, Stars } from '#core/catalog/reviews/index.ts';
import { err, failure, ok } from '#core/kernel/shared/index.ts';
import { ReviewListStore } from '#ui/features/catalog/reviews/review-list-store.ts';

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
