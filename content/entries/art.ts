import { artwork, brand, type ArtName } from '@skein/artwork';
import { asset, t, type AuthoredAsset } from '@skein/cms-client';

/**
 * A picture as an asset of the CMS. Its title is what the picture shows; a decorative one has an empty title.
 * Throws for a name that the manifest does not have.
 */
export function art(name: ArtName): AuthoredAsset {
  const picture = artwork[name];
  if (picture === undefined) throw new Error(`There is no picture "${name}"`);
  const { alt, width, height, safe } = picture;
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
 * Throws for a picture that is not there in pixels.
 */
export function photo(name: ArtName): AuthoredAsset {
  const picture = artwork[name];
  if (!picture?.raster) throw new Error(`There is no picture "${name}" in pixels`);
  const { alt, width, height, safe } = picture;
  return asset(`photo-${name}`, {
    title: t(alt.en, alt.es),
    fileName: `${name}.png`,
    contentType: 'image/png',
    width: width * 2,
    height: height * 2,
    ...(safe && { safe }),
  });
}

/** The wordmark of the header. */
export function logo(): AuthoredAsset {
  const { width, height } = brand.logo;
  return asset('logo', {
    title: t('Skein Fiber', 'Skein Fiber'),
    fileName: 'logo.svg',
    contentType: 'image/svg+xml',
    width,
    height,
  });
}
