import { stat } from 'node:fs/promises';

/** Returns the vendor's details of a file: its size in bytes and, for a picture, its size in px. */
export async function fileDetails(file: string, contentType: string | undefined): Promise<object> {
  const { size } = await stat(file);
  if (!contentType?.startsWith('image/')) return { size };
  // Loads the library for pictures only when an editor uploads one.
  const { default: sharp } = await import('sharp');
  // The size of the picture as browsers and the image API show it: a phone stores a portrait photo lying down.
  const image = await sharp(file)
    .metadata()
    .then(
      ({ autoOrient: { width, height } }) => ({ width, height }),
      () => undefined,
    );
  return image?.width && image.height ? { size, image } : { size };
}
