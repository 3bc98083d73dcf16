interface Reported {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly string[];
}
export function vitestReport(file: string): Reported;
export function playwrightReport(file: string): Reported;
