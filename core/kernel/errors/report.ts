import type { Clock } from '#core/kernel/shared/index.ts';
import { type ErrorReport, errorReport, REPORT_AGAIN_MS, REPORTS_MAX } from './errors.ts';

/** Where rendering errors are reported; it never fails itself. */
export interface ErrorTracker {
  report(report: ErrorReport): void;
}

/**
 * Use-case: reports rendering errors to the tracker (rule ERROR-8): the same error once in 60 s, ten in all in that
 * time (rule ERROR-13).
 */
export const createReportError = ({ tracker, clock }: { readonly tracker: ErrorTracker; readonly clock: Clock }) => {
  let reported: readonly { readonly what: string; readonly at: number }[] = [];
  return (site: string, error: unknown): void => {
    const report = errorReport(site, error);
    const what = `${site}\n${report.title}\n${report.traceback}`;
    const now = clock.now();
    reported = reported.filter(({ at }) => now >= at && now - at < REPORT_AGAIN_MS);
    if (reported.length >= REPORTS_MAX || reported.some((other) => other.what === what)) return;
    reported = [...reported, { what, at: now }];
    tracker.report(report);
  };
};
export type ReportError = ReturnType<typeof createReportError>;
