import type { ReactNode } from 'react';
import type { Locale } from '#core/kernel/locale/index.ts';
import type { RenderedParts } from '#ui/app/cached-part.tsx';

/** Most cached parts of a language, and the most characters of their HTML. */
const MOST = { parts: 5_000, length: 8_000_000 };

interface Part {
  readonly html: string;
  /** Preload links of its pictures, which React writes first. */
  readonly preloads: string;
}

interface PartCache {
  /** Address of the shell that the parts were rendered with. */
  readonly shell: string;
  readonly parts: Map<string, Part>;
  length: number;
}

const caches = new Map<string, PartCache>();

/** The cache for a shell; a new one when the shell has changed or the old one is full. */
const cacheFor = (locale: Locale, shell: string): PartCache => {
  const known = caches.get(locale);
  if (known?.shell === shell && known.parts.size < MOST.parts && known.length < MOST.length) return known;
  const made = { shell, parts: new Map<string, Part>(), length: 0 };
  caches.set(locale, made);
  return made;
};

const PRELOADS = /^(?:<link [^>]*>)*/;

const partOf = (written: string): Part => {
  const preloads = PRELOADS.exec(written)?.[0] ?? '';
  return { html: written.slice(preloads.length), preloads };
};

const MARK = /<template data-part="(\d+)"><\/template>/g;

/**
 * Collects the cached parts of one page. While the page is rendered each part is a placeholder; `putTogether` replaces
 * the placeholders by the parts' HTML and renders parts that are not cached. `shell` is the address of the page's shell.
 */
export const collectParts = (locale: Locale, shell: string, render: (part: ReactNode) => string) => {
  const placeholders: { readonly id: string; readonly part: ReactNode }[] = [];
  const parts: RenderedParts = {
    place: (id, part) => <template data-part={placeholders.push({ id, part }) - 1} />,
  };
  const putTogether = (page: string): string => {
    const cache = cacheFor(locale, shell);
    let preloads = '';
    const whole = page.replace(MARK, (mark, place: string) => {
      const wanted = placeholders[Number(place)];
      if (!wanted) return mark;
      const known = cache.parts.get(wanted.id);
      const part = known ?? partOf(render(wanted.part));
      cache.parts.set(wanted.id, part);
      if (!known) cache.length += wanted.id.length + part.html.length + part.preloads.length;
      preloads += part.preloads;
      return part.html;
    });
    return preloads + whole;
  };
  return { parts, putTogether };
};
