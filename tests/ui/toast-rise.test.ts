import { expect, it } from 'vitest';
import { toastRise } from '#ui/features/kernel/notifications/toast-rise.ts';

const box = (top: number, bottom: number, left = 0, right = 360) => ({ top, bottom, left, right });
const toast = box(600, 648, 40, 320);

it.each([
  ['stays where it covers nothing', [box(400, 500), box(700, 764)], 0],
  ['stays beside a button', [box(610, 640, 0, 36)], 0],
  ['rises above a button', [box(620, 664)], 620 - 8 - 648],
  ['rises above a button that it nearly touches', [box(652, 696)], 652 - 8 - 648],
  ['rises above one button after another', [box(540, 584), box(620, 664)], 540 - 8 - 648],
  ['rises into a gap of its height', [box(500, 548), box(620, 664)], 620 - 8 - 648],
  ['stays over a picture', [box(300, 664)], 0],
  [
    'stays where there is no room above',
    [box(70, 110), box(114, 200), ...[204, 294, 384, 474, 564].map((top) => box(top, top + 86))],
    0,
  ],
] as const)('NOTIFY-4: a toast %s', (_what, buttons, lift) => {
  expect(-toastRise(toast, buttons, 56) + 0).toBe(lift);
});
