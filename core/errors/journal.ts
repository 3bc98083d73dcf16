import type { Failure, Result } from '#core/shared/index.ts';
import { type ErrorReport, errorReport } from './errors.ts';

/** Where failures are written down for the shop's own people. */
export interface Journal {
  note(what: string, failure: Failure): void;
}

/** Where rendering errors are reported; it never fails itself. */
export interface ErrorTracker {
  report(report: ErrorReport): void;
}

/**
 * Writes a failure down and hands the outcome on as it came, so that the caller still decides (rule ERROR-9): a store
 * goes on without it, a page that cannot, shows the error page.
 */
export const noted = <Outcome extends Result<unknown, Failure>>(
  journal: Journal,
  what: string,
  outcome: Outcome,
): Outcome => {
  if (!outcome.ok) journal.note(what, outcome.error);
  return outcome;
};

/** Use-case: reports a rendering error of a site to the tracker (rule ERROR-8). */
export const makeReportError =
  ({ tracker, site }: { readonly tracker: ErrorTracker; readonly site: string }) =>
  (error: unknown): void =>
    tracker.report(errorReport(site, error));
export type ReportError = ReturnType<typeof makeReportError>;
