import type { Logger } from 'pino';
import type { Lifetime } from '#server/lifetime.ts';

/** What nobody has caught is logged, and the process ends in good order: nobody can tell what state it is in. */
export const endOnCrash = (logger: Logger, lifetime: Lifetime): void => {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      logger.fatal({ err: error, event }, 'nobody has caught this: the process ends');
      void lifetime.end(1);
    });
};
