import { isColour, type Shell, textOn } from '#core/site/settings/index.ts';
import type { Head, HeadContext } from '#ui/app/head.ts';
import { HEAD_MARK, type HeadTag, headTags } from '#ui/app/head-tags.ts';
import { APPLE_ICON, PLAIN_ICON } from '#ui/app/shop-icons.ts';
import cyrillic from '#ui/design/fonts/cyrillic.woff2?url';
import latin from '#ui/design/fonts/latin.woff2?url';
import romanian from '#ui/design/fonts/romanian.woff2?url';
import { pageLanguages } from '#ui/i18n/languages.ts';
// oxlint-disable-next-line import/default -- Vite gives the address of what it has built
import preHydration from './pre-hydration.ts?worker&url';

/** The files of the shop's own that `ui/design/fonts.css` names. */
const fonts = { cyrillic, latin, romanian };

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/**
 * The accent from settings as style variables of the document; a colour that is none is left to the style sheet (rules
 * SETTINGS-1, SETTINGS-2). An attribute: the content policy lets no style element stand in a page.
 */
export const renderTheme = ({ settings }: Shell): string => {
  const { accent } = settings.colours;
  return isColour(accent) ? `--accent:${accent};--on-accent:${textOn(accent)}` : '';
};

const markup = ({ name, attributes, text }: HeadTag): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  // The text of a script is no HTML: it was made safe as JSON.
  return `<${name}${written.join('')} ${HEAD_MARK}>${text === undefined ? '' : `${text}</${name}>`}`;
};

/** The inside of `<head>` for a page at an address, as HTML. */
export const renderHead = (head: Head, context: HeadContext, address: string): string => {
  const { shell, language } = context;
  const { favicon } = shell.settings;
  const font = fonts[pageLanguages[language.locale].font];
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    ...headTags(head, context, address).map(markup),
    '<meta name="color-scheme" content="light dark">',
    `<link rel="icon" href="${escapeHtml(favicon || PLAIN_ICON.path)}">`,
    `<link rel="apple-touch-icon" href="${APPLE_ICON.path}">`,
    `<link rel="manifest" href="${language.path('/site.webmanifest')}">`,
    `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`,
    `<script type="module" src="${preHydration}"></script>`,
  ].join('');
};
