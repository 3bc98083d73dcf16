import { pictureSource } from '#ui/design/picture-source.ts';

/** The only width of saved pictures, px. */
const WIDTH = 160;

/** URL of a picture on the offline page; a vector image is used as it is. */
export const offlinePictureSource = (image: string): string =>
  image.endsWith('.svg') ? image : pictureSource(image, WIDTH);
