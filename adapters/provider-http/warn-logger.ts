/** Where failures are reported; never given bodies or tokens. */
export interface WarnLogger {
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
}
