import { describe, expect, it } from 'vitest';
import {
  createLoadVideo,
  isoDuration,
  isYoutubeId,
  runningTime,
  VIDEO_PAGE,
  type VideoReview,
  type VideoReviews,
} from '#core/editorial/videos/index.ts';
import { OTHER_VIDEOS } from '#core/editorial/videos/videos.ts';
import { err, failure, notFound, ok } from '#core/kernel/shared/index.ts';

const video = (videoId: string): VideoReview => ({
  videoId,
  title: videoId,
  description: '',
  youtubeId: 'dQw4w9WgXcQ',
  seconds: 60,
  publishedAt: '2026-11-01',
  image: '',
});

describe('a name on YouTube', () => {
  it('VIDEO-1: is eleven letters, digits, dashes and underscores', () => {
    for (const name of ['dQw4w9WgXcQ', '-_-_-_-_-_-', '01234567890']) expect(isYoutubeId(name)).toBe(true);
    for (const name of ['', 'dQw4w9WgXc', 'dQw4w9WgXcQQ', 'dQw4w9WgX/Q', 'dQw4w9WgX?Q', 'видеовидео1', 'dQw4w9WgXcQ\n'])
      expect(isYoutubeId(name), name).toBe(false);
  });
});

describe('the length of a video', () => {
  it.each([
    [0, '0:00', 'PT0M0S'],
    [59.9, '0:59', 'PT0M59S'],
    [612, '10:12', 'PT10M12S'],
    [3599, '59:59', 'PT59M59S'],
    [3600, '1:00:00', 'PT1H0M0S'],
    [3725, '1:02:05', 'PT1H2M5S'],
    [-1, '0:00', 'PT0M0S'],
  ])('VIDEO-2: of %d s is %s', (seconds, shown, machine) => {
    expect(runningTime(seconds)).toBe(shown);
    expect(isoDuration(seconds)).toBe(machine);
  });
});

describe('the page of one video', () => {
  const silence = err(failure('network', 'network', 'silence'));
  const videos = ['a', 'b', 'c', 'd', 'e'].map(video);
  const aDesk = (answers: Partial<VideoReviews>): VideoReviews => ({
    page: async () => ok({ videos, totalCount: 5, seo: {} }),
    one: async ({ videoId }) => ok({ video: video(videoId), seo: { title: 'T' } }),
    ...answers,
  });

  it('VIDEO-5: is that of the newest when none is named', async () => {
    const newest = await createLoadVideo({ videos: aDesk({}) })({ videoId: '', locale: 'ru' });
    expect(newest).toMatchObject(ok({ video: { videoId: 'a' }, others: [{ videoId: 'b' }, {}, {}] }));
    const none = createLoadVideo({ videos: aDesk({ page: async () => ok({ videos: [], totalCount: 0, seo: {} }) }) });
    expect(await none({ videoId: '', locale: 'ru' })).toMatchObject({ ok: false, error: { code: 'not_found' } });
    const silent = createLoadVideo({ videos: aDesk({ page: async () => silence }) });
    expect(await silent({ videoId: '', locale: 'ru' })).toBe(silence);
  });

  it('VIDEO-3: has the three newest others', async () => {
    expect([OTHER_VIDEOS, VIDEO_PAGE]).toEqual([3, 9]);
    const asked: unknown[] = [];
    const { signal } = new AbortController();
    const desk = aDesk({
      page: async (...question) => {
        asked.push(question);
        return ok({ videos, totalCount: 5, seo: {} });
      },
    });
    const shown = await createLoadVideo({ videos: desk })({ videoId: 'b', locale: 'ro' }, signal);
    expect(shown).toEqual(ok({ video: video('b'), seo: { title: 'T' }, others: ['a', 'c', 'd'].map(video) }));
    expect(asked).toEqual([[{ page: 1, locale: 'ro' }, signal]]);
  });

  it('VIDEO-3: does without the others, but not without the video', async () => {
    const alone = await createLoadVideo({ videos: aDesk({ page: async () => silence }) })({
      videoId: 'b',
      locale: 'ru',
    });
    expect(alone).toMatchObject({ ok: true, value: { others: [] } });
    const missing = err(notFound('none'));
    const none = createLoadVideo({ videos: aDesk({ one: async () => missing }) });
    expect(await none({ videoId: 'z', locale: 'ru' })).toEqual(missing);
  });
});
