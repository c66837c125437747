import { artwork, logo as drawLogo, type ArtName } from '@skein/art';
import { asset, t, type AuthoredAsset } from '@skein/cms-client';

/**
 * A picture of the kit as an asset of the CMS. Its title is what the picture shows; a decorative one has an empty title.
 * Throws for a name that the kit does not draw.
 */
export function art(name: ArtName): AuthoredAsset {
  const drawn = artwork[name];
  if (drawn === undefined) throw new Error(`There is no picture "${name}"`);
  const { alt, width, height, safe } = drawn;
  return asset(`art-${name}`, {
    title: alt.en === '' ? '' : t(alt.en, alt.es),
    fileName: `${name}.svg`,
    contentType: 'image/svg+xml',
    width,
    height,
    ...(safe && { safe }),
  });
}

/**
 * The same picture in pixels, twice as large, as a CMS holds photographs: the image service makes what each screen needs.
 * Throws for a picture that is not drawn in pixels.
 */
export function photo(name: ArtName): AuthoredAsset {
  const drawn = artwork[name];
  if (!drawn?.raster) throw new Error(`There is no picture "${name}" in pixels`);
  const { alt, width, height, safe } = drawn;
  return asset(`photo-${name}`, {
    title: t(alt.en, alt.es),
    fileName: `${name}.png`,
    contentType: 'image/png',
    width: width * 2,
    height: height * 2,
    ...(safe && { safe }),
  });
}

/** The wordmark of the header, at the size that it is drawn in. */
export function logo(): AuthoredAsset {
  const [, width, height] =
    /^<svg[^>]* width="(\d+)" height="(\d+)"/.exec(drawLogo({ theme: 'light' })) ?? [];
  if (width === undefined || height === undefined) throw new Error('The logo does not state its size');
  return asset('logo', {
    title: t('Skein Fiber', 'Skein Fiber'),
    fileName: 'logo.svg',
    contentType: 'image/svg+xml',
    width: Number(width),
    height: Number(height),
  });
}
