import express, { type RequestHandler, Router } from 'express';
import * as v from 'valibot';
import { type PageSpeed, SPEED_PAGES } from '#adapters/bff/page-speed-call.ts';
import { refuse } from '#adapters/bff/refuse.ts';

const upTo = (most: number) => v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(most)));

/** Times up to ten minutes, ms. */
const report = v.strictObject({
  page: v.picklist(SPEED_PAGES),
  lcp: upTo(600_000),
  inp: upTo(600_000),
  cls: upTo(100),
});

/** Takes reports of how fast pages were; 404 when `onReport` is absent. */
export const pageSpeed = (onReport: ((speed: PageSpeed) => void) | undefined): Router => {
  const router = Router();
  const take: RequestHandler = (request, response) => {
    response.set('cache-control', 'no-store');
    if (!onReport) return refuse(response, 404, 'no_such_call');
    const read = v.safeParse(report, request.body);
    if (!read.success) return refuse(response, 400, 'invalid_input');
    onReport(read.output);
    response.status(204).end();
  };
  router.post('/', express.json({ limit: '1kb' }), take);
  return router;
};
