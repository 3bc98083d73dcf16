import { expect, it } from 'vitest';
import { createChat } from '#core/site/browsing/index.ts';
import { fakeLiveChat, fakeTime } from '#core/testing/index.ts';

const aChat = (comes = true) => {
  const time = fakeTime();
  const chat = fakeLiveChat(comes);
  const keep = createChat({ chat, timers: time });
  const loaded = async () => {
    keep.windowLoaded();
    time.pass(10_000);
    await Promise.resolve();
  };
  return { keep, done: chat.done, time, open: chat.open, loaded };
};

it('CHAT-1: comes 10 s after the window, unless that is called off, and once', async () => {
  const { keep, done, time } = aChat();
  keep.windowLoaded()();
  time.pass(20_000);
  expect(done).toEqual([]);
  keep.windowLoaded();
  time.pass(9_999);
  expect(done).toEqual([]);
  time.pass(1);
  keep.windowLoaded();
  time.pass(10_000);
  await Promise.resolve();
  expect(done).toEqual(['load']);
});

it('CHAT-2: is started anew by a navigation, but not on the way to a category', async () => {
  const { keep, done, loaded } = aChat();
  await loaded();
  keep.navigated(true);
  expect(done).toEqual(['load']);
  keep.navigated(false);
  expect(done).toEqual(['load', 'destroy', 'init']);
});

it('CHAT-2: stays as it is once it was opened', async () => {
  const { keep, done, open, loaded } = aChat();
  await loaded();
  open();
  keep.navigated(false);
  expect(done).toEqual(['load']);
});

it('CHAT-2: is let be before it has come, and when it could not be had', async () => {
  const early = aChat();
  early.keep.navigated(false);
  expect(early.done).toEqual([]);
  const lost = aChat(false);
  await lost.loaded();
  lost.keep.navigated(false);
  expect(lost.done).toEqual(['load']);
});
