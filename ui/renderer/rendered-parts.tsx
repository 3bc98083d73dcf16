import type { ReactNode } from 'react';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { RenderedParts } from '#ui/app/cached-part.tsx';

/** Most parts that are kept of one language, and the length of their HTML together. */
const KEPT = { parts: 5_000, length: 8_000_000 };

interface Part {
  readonly html: string;
  /** Links that fetch its pictures ahead: React writes them before everything else. */
  readonly preloads: string;
}

interface Shelf {
  /** Names the shell that its parts were rendered with. */
  readonly shell: string;
  readonly parts: Map<string, Part>;
  length: number;
}

const shelves = new Map<string, Shelf>();

/** The parts rendered with this very shell; those of an older one are forgotten. */
const shelfOf = (locale: Locale, shell: string): Shelf => {
  const known = shelves.get(locale);
  if (known?.shell === shell && known.parts.size < KEPT.parts && known.length < KEPT.length) return known;
  const made = { shell, parts: new Map<string, Part>(), length: 0 };
  shelves.set(locale, made);
  return made;
};

const PRELOADS = /^(?:<link [^>]*>)*/;

const partOf = (written: string): Part => {
  const preloads = PRELOADS.exec(written)?.[0] ?? '';
  return { html: written.slice(preloads.length), preloads };
};

const MARK = /<template data-part="(\d+)"><\/template>/g;

/**
 * Collects the parts of one page while it is rendered: a mark stands for each, and `putTogether` puts the parts in their
 * marks' place, rendering those that no page has shown yet. `shell` names, by its content, the shell that the page has.
 */
export const collectParts = (locale: Locale, shell: string, render: (part: ReactNode) => string) => {
  const placed: { readonly id: string; readonly part: ReactNode }[] = [];
  const parts: RenderedParts = {
    place: (id, part) => <template data-part={placed.push({ id, part }) - 1} />,
  };
  const putTogether = (page: string): string => {
    const shelf = shelfOf(locale, shell);
    let preloads = '';
    const whole = page.replace(MARK, (mark, place: string) => {
      const wanted = placed[Number(place)];
      if (!wanted) return mark;
      const known = shelf.parts.get(wanted.id);
      const part = known ?? partOf(render(wanted.part));
      shelf.parts.set(wanted.id, part);
      if (!known) shelf.length += wanted.id.length + part.html.length + part.preloads.length;
      preloads += part.preloads;
      return part.html;
    });
    return preloads + whole;
  };
  return { parts, putTogether };
};
