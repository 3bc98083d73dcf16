/** Answered with the shop's error page of this status. */
export class BrandedError extends Error {
  override readonly name = 'BrandedError';
  readonly status: number;

  constructor(status: number) {
    super(`HTTP ${status}`);
    this.status = status;
  }
}
