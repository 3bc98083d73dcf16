/** What is started once its code has come. */
interface Loading<Loaded> {
  /** Otherwise nothing is loaded. */
  readonly isWanted: boolean;
  readonly load: () => Promise<Loaded>;
  /** Gives the way to stop. */
  readonly start: (loaded: Loaded) => () => void;
}

/**
 * Starts something as soon as its code has come, unless it was stopped before; gives the way to stop. Without its code it
 * is never started, and nobody waits for it.
 */
export const startOnceLoaded = <Loaded>({ isWanted, load, start }: Loading<Loaded>): (() => void) => {
  let stop: (() => void) | undefined;
  let gone = !isWanted;
  if (isWanted)
    load()
      .then((loaded) => {
        if (!gone) stop = start(loaded);
      })
      .catch(() => undefined);
  return () => {
    gone = true;
    stop?.();
  };
};
