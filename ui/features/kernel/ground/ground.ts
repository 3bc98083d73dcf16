import type { CSSProperties } from 'react';
import type { TintedPictureFields } from '#core/kernel/shared/index.ts';
import { textOn } from '#core/site/settings/index.ts';

const inBoth = (light: string, dark: string | undefined): string => (dark ? `light-dark(${light}, ${dark})` : light);

/**
 * Background and text colours of a picture, for light and dark. Without a dark picture the light background is dimmed.
 */
export const groundOf = ({ tint, darkTint }: Pick<TintedPictureFields, 'tint' | 'darkTint'>) => ({
  style: {
    '--tint': inBoth(tint, darkTint),
    '--on-tint': inBoth(textOn(tint), darkTint && textOn(darkTint)),
  } as CSSProperties,
  dimmed: darkTint ? '' : 'dimmed',
});
