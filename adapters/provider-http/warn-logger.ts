/** Logs failures; never gets bodies or tokens. */
export interface WarnLogger {
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
}
