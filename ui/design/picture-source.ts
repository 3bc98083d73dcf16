/** Widths that pictures are served in, px; the server refuses any other. */
export const pictureWidths = [96, 160, 320, 480, 640, 960, 1280, 1920] as const;
type PictureWidth = (typeof pictureWidths)[number];

/** Most widths that one picture is offered in. */
const OFFERED = 4;

/** Pictures below this width are drawn at their own size, px: fine screens have two dots for each. */
const SMALL = 320;

/** The widths that a picture is offered in, by its own width, px: up to the first that is as wide as may be needed. */
export const offeredWidths = (width: number): readonly PictureWidth[] => {
  const widest = width < SMALL ? 2 * width : width;
  const end = pictureWidths.findIndex((offered) => offered >= widest) + 1 || pictureWidths.length;
  return pictureWidths.slice(Math.max(0, end - OFFERED), end);
};

/** The width that thumbnails on an ordinary screen are loaded in, px. */
export const THUMBNAIL_WIDTH = 160;

/** What stands in for a picture that nobody has. */
export const NO_PICTURE = '/media/~none.svg';

/** Address of a picture in a width, in the best format the browser takes. */
export const pictureSource = (src: string, width: PictureWidth): string => `/_ipx/f_auto,w_${width}${src}`;
