import { stat } from 'node:fs/promises';

/** Returns what the vendor says about a file: its bytes, and the pixels of a picture. */
export async function fileDetails(file: string, contentType: string | undefined): Promise<object> {
  const { size } = await stat(file);
  if (!contentType?.startsWith('image/')) return { size };
  // Who never uploads needs no library for pictures in this process.
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(file)
    .metadata()
    .catch(() => ({ width: undefined, height: undefined }));
  return width && height ? { size, image: { width, height } } : { size };
}
