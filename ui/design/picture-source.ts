/** Widths that pictures are served in, px; the server refuses any other. */
export const pictureWidths = [96, 160, 320, 480, 640, 960, 1280, 1920] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** Address of a picture in a width, in the best format the browser takes. */
export const pictureSource = (src: string, width: PictureWidth): string =>
  src ? `/_ipx/f_auto,w_${width}/${src.replace(/^\//, '')}` : '';
