import type { PictureSpec } from '#adapters/provider-sandbox/catalogue/model.ts';
import { forms } from '#adapters/provider-sandbox/pictures/families/index.ts';
import { Sheet } from '#adapters/provider-sandbox/pictures/kit/sheet.ts';
import { studio, type View } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { svg } from '#adapters/provider-sandbox/pictures/kit/svg.ts';
import { lookOf } from '#adapters/provider-sandbox/pictures/models/index.ts';
import { packageOf } from './families/package.ts';

const side = 1200;

/** A product as a part of another drawing; a model whose form nobody has recorded is shown in its box. */
export function productArt(sheet: Sheet, spec: PictureSpec, view: View): string {
  const look = lookOf(spec.model);
  if (!look) return packageOf(spec.family)(studio(sheet, spec, view, {}));
  return forms[look.form](studio(sheet, { ...spec, model: look.slug }, view, look.traits));
}

/** A product on no ground: it stands on the page's own, light or dark. */
export function drawProduct(spec: PictureSpec, view: View): string {
  const sheet = new Sheet();
  const content = productArt(sheet, spec, view);
  return svg(side, side, sheet.defs() + content);
}
