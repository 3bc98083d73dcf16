import type { Response } from 'express';

/** How long browsers cache a missing picture, s. */
const ABSENT_S = 60;

/** Placeholder for light and dark pages. */
const SIGN =
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="-36 -36 96 96" fill="none" stroke="#8a8f98" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round"><rect width="18" height="18" x="3" y="3" rx="2"/><circle cx="9" cy="9" r="2"/><path d="m21 15-3.1-3.1a2 2 0 0 0-2.8 0L6 21"/></svg>';

/** Content security policy of pictures. */
export const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** Answers with the placeholder; browsers show it whatever the status. */
export const sendNoPicture = (response: Response, status: number): void =>
  void response
    .status(status)
    .set({
      'cache-control': status < 500 ? `public, max-age=${ABSENT_S}` : 'no-store',
      'content-security-policy': PICTURE_POLICY,
    })
    .type('svg')
    .send(SIGN);
