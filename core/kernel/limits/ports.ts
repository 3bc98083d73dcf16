/** Counts what is asked for, over all instances of the shop where it can. */
export interface Tally {
  /**
   * Counts something under a name for so many ms; what is counted again under its own `mark` is still one. Gives how many
   * there are by now. Never throws.
   */
  count(name: string, mark: string, windowMs: number): Promise<number>;
}
