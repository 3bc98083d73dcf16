import { describe, expect, it } from 'vitest';
import {
  createReviewList,
  hasMoreReviews,
  type Review,
  type ReviewDesk,
  type ReviewPage,
  type Stars,
  UNREAD_REVIEWS,
} from '#core/catalog/reviews/index.ts';
import { err, failure, ok } from '#core/kernel/shared/index.ts';
import { watching } from '#core/testing/index.ts';

type PageAnswer = Awaited<ReturnType<ReviewDesk['page']>>;

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

/** A list over a desk that answers when it is asked to. */
const aList = (begun?: ReviewPage) => {
  const asked: Parameters<ReviewDesk['page']>[0][] = [];
  const waiting: ((answer: PageAnswer) => void)[] = [];
  const { show, now, all } = watching(UNREAD_REVIEWS);
  const page: ReviewDesk['page'] = (query) => {
    asked.push(query);
    return new Promise((resolve) => waiting.push(resolve));
  };
  const list = createReviewList({ reviews: { page }, subject: { productId: '7', locale: 'ro' }, show }, begun);
  const shown = () =>
    now()
      .shown.map(({ reviewId }) => reviewId)
      .join(' ');
  return { list, asked, now, all, shown, answer: (place: number, answer: PageAnswer) => waiting[place]?.(answer) };
};

describe('a list of reviews', () => {
  it('begins with what came with the product and asks for nothing', () => {
    const { now, asked } = aList(first);
    expect(now()).toEqual({ ...UNREAD_REVIEWS, shown: first.reviews, total: 3, counts });
    expect([hasMoreReviews(now()), asked.length]).toEqual([true, 0]);
  });

  it('REVIEW-6: has more while fewer are shown than there are, and none while nothing is known', () => {
    const shown = [review('1'), review('2')];
    expect([undefined, 1, 2, 3].map((total) => hasMoreReviews({ shown, total }))).toEqual([false, false, false, true]);
  });

  it('REVIEW-6: goes on with the next page, once at a time, and shows none twice', async () => {
    const { list, now, shown, asked, answer } = aList(first);
    const more = list.more();
    await list.more();
    expect(now().loading).toBe('more');
    answer(0, ok({ reviews: [review('2', 4), review('3')], total: 4, counts }));
    await more;
    expect(asked).toEqual([{ productId: '7', locale: 'ro', page: 2 }]);
    expect([shown(), now().loading]).toEqual(['1 2 3', undefined]);
    const last = list.more();
    answer(1, ok({ reviews: [review('4')], total: 4, counts }));
    await last;
    expect([shown(), asked.at(-1)?.page]).toEqual(['1 2 3 4', 3]);
    await list.more();
    expect(asked).toHaveLength(2);
  });

  it('REVIEW-5: narrows to some stars and back, from the first page', async () => {
    const { list, now, shown, asked, answer } = aList(first);
    const narrowing = list.narrow(4);
    expect(now()).toMatchObject({ rating: 4, loading: 'anew', shown: first.reviews });
    answer(0, ok({ reviews: [review('2', 4)], total: 1, counts }));
    await narrowing;
    expect([shown(), now().total, now().counts]).toEqual(['2', 1, counts]);
    const widening = list.narrow(undefined);
    answer(1, ok(first));
    await widening;
    expect([shown(), now().rating]).toEqual(['1 2', undefined]);
    expect(asked).toStrictEqual([
      { productId: '7', locale: 'ro', rating: 4 },
      { productId: '7', locale: 'ro' },
    ]);
  });

  it('does not show a late answer to an older question', async () => {
    const { list, now, shown, answer } = aList(first);
    const [older, newer] = [list.narrow(5), list.narrow(4)];
    answer(1, ok({ reviews: [review('2', 4)], total: 1, counts }));
    await newer;
    answer(0, ok({ reviews: [review('1')], total: 1, counts }));
    await older;
    expect([shown(), now().rating]).toEqual(['2', 4]);
  });

  it('keeps what it has when an answer fails, and may ask again', async () => {
    const { list, now, shown, asked, answer } = aList(first);
    const more = list.more();
    answer(0, silence);
    await more;
    expect([now().failed, shown(), now().loading]).toEqual([true, '1 2', undefined]);
    const once = list.more();
    expect([now().failed, asked.at(-1)?.page]).toEqual([false, 2]);
    answer(1, silence);
    await once;
    const again = list.reload();
    expect([now().failed, now().loading]).toEqual([false, 'anew']);
    answer(2, ok(first));
    await again;
    expect([now().failed, shown()]).toEqual([false, '1 2']);
  });

  it('is asked for when it did not come with the product', async () => {
    const { list, now, all, answer } = aList();
    const unread = { shown: [], total: undefined, counts: {}, rating: undefined, loading: undefined, failed: false };
    expect([all, UNREAD_REVIEWS, hasMoreReviews(now())]).toEqual([[], unread, false]);
    const loading = list.reload();
    answer(0, silence);
    await loading;
    expect(now()).toEqual({ ...UNREAD_REVIEWS, failed: true });
  });
});
