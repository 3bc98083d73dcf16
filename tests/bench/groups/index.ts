import type { Group } from '../result.ts';
import { html } from './html.ts';
import { lighthousePages } from './lighthouse.ts';
import { load } from './load.ts';
import { scripts } from './scripts.ts';

/** Every group, in the order in which a run measures them. */
export const groups: readonly Group[] = [load, html, scripts, lighthousePages];
