import type { Screen } from '../screen.ts';
import { buying } from './buying.ts';
import { forms } from './forms.ts';
import { layers } from './layers.ts';
import { pages } from './pages.ts';
import { trouble } from './trouble.ts';
import { vitrinaScreens } from './vitrina.ts';

/** Every screen and state that is photographed, in the order of the contact sheets. */
export const screens: readonly Screen[] = [...pages, ...layers, ...forms, ...buying, ...trouble, ...vitrinaScreens];
