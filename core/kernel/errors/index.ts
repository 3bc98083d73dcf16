export { errorKind, errorStatus, LAST_RESORT_TEXT, mayReload, statusHeaders } from './errors.ts';
export type { Problem, Problems } from './problem.ts';
export { createReportError, type ErrorTracker, type ReportError } from './report.ts';
