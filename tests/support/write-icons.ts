import { readFileSync, writeFileSync } from 'node:fs';
import * as lucide from 'lucide-react';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Where the icons of components are named. */
const icons = new URL('../../ui/design/icons/', import.meta.url);

const drawings: Readonly<Record<string, unknown>> = lucide;

/** Marks of social networks, in lines of the same weight: Lucide draws no brands. */
const networks = readFileSync(new URL('networks.svg', icons), 'utf8');

const networkMark = (id: string): string | undefined => networks.match(`<symbol id="${id}".*</symbol>`)?.[0];

/** The sprite of the icons that `index.tsx` names, as an SVG document. Throws for a name that is drawn nowhere. */
export const writeSprite = (): string => {
  const source = readFileSync(new URL('index.tsx', icons), 'utf8');
  const symbols = [...source.matchAll(/^export const (\w+) = icon\('([\w-]+)'\);$/gm)].map(([, name = '', id = '']) => {
    const mark = networkMark(id);
    if (mark) return mark;
    const drawing = drawings[name] as ComponentType | undefined;
    if (!drawing) throw new Error(`Neither Lucide nor networks.svg has an icon ${name}`);
    const lines = renderToStaticMarkup(createElement(drawing)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
    return `<symbol id="${id}" viewBox="0 0 24 24">${lines.replaceAll(/><\/\w+>/g, '/>')}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
};

if (import.meta.main) writeFileSync(new URL('sprite.svg', icons), writeSprite());
