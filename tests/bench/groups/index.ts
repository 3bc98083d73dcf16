import type { Group } from '../result.ts';
import { html } from './html.ts';
import { interactions } from './interactions.ts';
import { lighthousePages } from './lighthouse.ts';
import { load } from './load.ts';
import { memory } from './memory.ts';
import { scale } from './scale.ts';
import { scripts } from './scripts.ts';
import { start } from './start.ts';
import { tap } from './tap.ts';

/** Every group, in the order in which a run measures them. */
export const groups: readonly Group[] = [load, html, scripts, lighthousePages, tap, interactions, memory, scale, start];
