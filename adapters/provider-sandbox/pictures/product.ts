import type { PictureSpec } from '#adapters/provider-sandbox/catalogue/model.ts';
import { forms } from '#adapters/provider-sandbox/pictures/families/index.ts';
import { rect } from '#adapters/provider-sandbox/pictures/kit/shapes.ts';
import { Sheet } from '#adapters/provider-sandbox/pictures/kit/sheet.ts';
import { studio, type View } from '#adapters/provider-sandbox/pictures/kit/studio.ts';
import { svg } from '#adapters/provider-sandbox/pictures/kit/svg.ts';
import { lookOf } from '#adapters/provider-sandbox/pictures/models/index.ts';
import { packageOf } from './families/package.ts';

const side = 1200;

/** The tile's own ground, so that the picture looks the same whatever scheme the page has. */
function tile(sheet: Sheet): string {
  return rect(0, 0, side, side, 0, {
    fill: sheet.radial(
      [
        [0, '#fbfbfc'],
        [0.55, '#f7f8f9'],
        [1, '#f4f5f7'],
      ],
      0.5,
      0.46,
      0.62,
    ),
  });
}

/** A product without its ground, for putting into a banner; a model whose form nobody has recorded is shown in its box. */
export function productArt(sheet: Sheet, spec: PictureSpec, view: View): string {
  const look = lookOf(spec.model);
  if (!look) return packageOf(spec.family)(studio(sheet, spec, view, {}));
  return forms[look.form](studio(sheet, { ...spec, model: look.slug }, view, look.traits));
}

export function drawProduct(spec: PictureSpec, view: View): string {
  const sheet = new Sheet();
  const content = tile(sheet) + productArt(sheet, spec, view);
  return svg(side, side, sheet.defs() + content);
}
