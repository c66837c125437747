import { stat } from 'node:fs/promises';

/** Returns the vendor's details of a file: its size in bytes and, for a picture, its size in px. */
export async function fileDetails(file: string, contentType: string | undefined): Promise<object> {
  const { size } = await stat(file);
  if (!contentType?.startsWith('image/')) return { size };
  // Loads the library for pictures only when an editor uploads one.
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(file)
    .metadata()
    .catch(() => ({ width: undefined, height: undefined }));
  return width && height ? { size, image: { width, height } } : { size };
}
