/** Largest accepted file, bytes. */
const LARGEST_FILE = 20_000_000;

/**
 * A picture file as a data URL within a size in pixels, never enlarged; undefined when the type is not allowed or the
 * picture cannot be read.
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
