/** A request that is answered with the shop's own error page in this status. */
export class BrandedError extends Error {
  override readonly name = 'BrandedError';
  readonly status: number;

  constructor(status: number) {
    super(`HTTP ${status}`);
    this.status = status;
  }
}
