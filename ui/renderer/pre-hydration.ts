// The entry of the script that runs before all others. It is built into one file of its own.
import { composeEarly } from '#adapters/wiring/browser-early.ts';
import { startPreHydration } from '#ui/hydration/pre-hydration.ts';

startPreHydration(composeEarly);
