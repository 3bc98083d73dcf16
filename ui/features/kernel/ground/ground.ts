import type { CSSProperties } from 'react';
import type { Grounded } from '#core/kernel/shared/index.ts';
import { textOn } from '#core/site/settings/index.ts';

const inBoth = (light: string, dark: string | undefined): string => (dark ? `light-dark(${light}, ${dark})` : light);

/**
 * The colours of a picture's ground, of the words on it, and of both in the dark. What has no dark picture keeps its light
 * ground there, dimmed.
 */
export const groundOf = ({ tint, darkTint }: Pick<Grounded, 'tint' | 'darkTint'>) => ({
  style: {
    '--tint': inBoth(tint, darkTint),
    '--on-tint': inBoth(textOn(tint), darkTint && textOn(darkTint)),
  } as CSSProperties,
  dimmed: darkTint ? '' : 'dimmed',
});
