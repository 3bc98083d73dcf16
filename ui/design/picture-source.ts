/** Picture widths, px; the server refuses others. */
export const pictureWidths = [96, 160, 320, 480, 640, 960, 1280, 1920] as const;
type PictureWidth = (typeof pictureWidths)[number];

/** Most widths in one `srcset`. */
const OFFERED = 4;

/** Below this display width pictures are loaded at double width for fine screens, px. */
const SMALL = 320;

/** The widths of a `srcset` for a picture's display width, px. */
export const offeredWidths = (width: number): readonly PictureWidth[] => {
  const widest = width < SMALL ? 2 * width : width;
  const end = pictureWidths.findIndex((offered) => offered >= widest) + 1 || pictureWidths.length;
  return pictureWidths.slice(Math.max(0, end - OFFERED), end);
};

/** Width of thumbnails on an ordinary screen, px. */
export const THUMBNAIL_WIDTH = 160;

/** Shown for a product without a picture. */
export const NO_PICTURE = '/media/~none.svg';

/** URL of a picture in a width, in the best format the browser accepts. */
export const pictureSource = (src: string, width: PictureWidth): string => `/_ipx/f_auto,w_${width}${src}`;
