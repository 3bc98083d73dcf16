export {
  CHUNK_RELOAD_MS,
  errorReport,
  errorStatus,
  errorText,
  LAST_RESORT_TEXT,
  mayReload,
  REPORT_AGAIN_MS,
  REPORTS_MAX,
  silentAnswer,
  UNKNOWN_MIDDLEWARE,
  withoutSecrets,
} from './errors.ts';
export { type ErrorTracker, type Journal, makeReportError, noted, type ReportError } from './journal.ts';
