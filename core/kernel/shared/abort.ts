declare global {
  /** The one thing core knows of cancellation; it merges with the platform's own `AbortSignal`. */
  interface AbortSignal {
    readonly aborted: boolean;
  }
}

export {};
