import type { ReactNode } from 'react';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { Site } from '#ui/app/head.ts';
import type { World } from '#ui/renderer/world.ts';

/** One look of a component. */
export interface State {
  readonly name: string;
  readonly show: (locale: Locale) => ReactNode;
  /** What of the world is otherwise than on a first visit. */
  readonly world?: (locale: Locale) => Partial<World>;
  /** What of the site is otherwise than where an operator has set nothing. */
  readonly site?: Partial<Site>;
  /** It stands in the vitrina, where a partner is signed in. */
  readonly vitrina?: boolean;
}

/** A component in all its looks. */
export interface Story {
  /** Name of the component. */
  readonly of: string;
  readonly width: 'auto' | 'tile' | 'card' | 'line' | 'page';
  readonly states: readonly State[];
}

export const state = (name: string, show: State['show'], more: Omit<State, 'name' | 'show'> = {}): State => ({
  name,
  show,
  ...more,
});

export const story = (of: string, width: Story['width'], states: readonly State[]): Story => ({ of, width, states });
