import { pictureSource } from '#ui/design/picture-source.ts';

/** How wide the offline page has its pictures, px: one width, which is the one that is kept. */
const WIDTH = 160;

/** Under which address the offline page has a picture; a vector one fits as it is. */
export const offlinePictureSource = (image: string): string =>
  image.endsWith('.svg') ? image : pictureSource(image, WIDTH);
