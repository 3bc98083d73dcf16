/** A file larger than this is not opened, bytes. */
const LARGEST_FILE = 20_000_000;

/**
 * A picture file as a data address, no larger than a size in pixels and never enlarged; undefined when it is of no allowed type
 * or cannot be read as a picture.
 */
export const shrinkPicture = async (
  file: File,
  types: readonly string[],
  most: { readonly width: number; readonly height: number },
): Promise<string | undefined> => {
  if (!types.includes(file.type) || file.size > LARGEST_FILE) return;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return;
  const scale = Math.min(1, most.width / picture.width, most.height / picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  // Browsers that cannot write WebP write PNG.
  return canvas.toDataURL('image/webp', 0.9);
};
