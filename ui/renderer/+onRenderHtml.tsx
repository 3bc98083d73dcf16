import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { InjectFilterEntry } from 'vike/types';
import { BOOT_ID } from '#ui/app/head.ts';
import { documentMarks } from './document-frame.ts';

/**
 * Gives the frame of every document, in which Vike puts the links to the built scripts and styles: no page passes
 * through Vike. `render-address.tsx` renders what belongs into the frame.
 */
export const onRenderHtml = () => {
  const { language, head, body, state, scripts } = documentMarks;
  return {
    documentHtml: escapeInject`<!DOCTYPE html>
<html lang="${language}">
<head>${dangerouslySkipEscape(head)}</head>
<body><div id="root">${dangerouslySkipEscape(body)}</div>
<script id="${BOOT_ID}" type="application/json">${dangerouslySkipEscape(state)}</script>${dangerouslySkipEscape(scripts)}</body>
</html>`,
    injectFilter: chooseAssets,
  };
};

/** Scripts are fetched ahead; of the fonts only the language's own subset is, by the head itself. */
const chooseAssets = (assets: InjectFilterEntry[]): void => {
  for (const asset of assets) {
    if (asset.assetType === 'font') asset.inject = false;
    if (asset.assetType === 'script') asset.inject = 'HTML_END';
  }
};
