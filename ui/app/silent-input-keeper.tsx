import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { reportSilentInput } from './silent-input.ts';

/** Reports values that are set without an event, on every page that it stands on. */
export const SilentInputKeeper = () => {
  useEffect(() => reportSilentInput(flushSync), []);
  return null;
};
