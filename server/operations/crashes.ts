import type { Logger } from 'pino';
import type { Lifetime } from '#server/lifetime.ts';

/** Logs an uncaught error and shuts the process down. */
export const endOnCrash = (logger: Logger, lifetime: Lifetime): void => {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      logger.fatal({ err: error, event }, 'uncaught error: shutting down');
      void lifetime.end(1);
    });
};
