interface Loading<Loaded> {
  /** When false, nothing loads. */
  readonly isWanted: boolean;
  readonly load: () => Promise<Loaded>;
  /** Returns a function that stops it. */
  readonly start: (loaded: Loaded) => () => void;
}

/** Starts something when its code has loaded, unless stopped before. Returns a function that stops it. */
export const startOnceLoaded = <Loaded>({ isWanted, load, start }: Loading<Loaded>): (() => void) => {
  let stop: (() => void) | undefined;
  let stopped = !isWanted;
  if (isWanted)
    load()
      .then((loaded) => {
        if (!stopped) stop = start(loaded);
      })
      .catch(() => undefined);
  return () => {
    stopped = true;
    stop?.();
  };
};
