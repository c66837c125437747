import { artwork, brand, type ArtName } from '@skein/artwork';
import { asset, t, type AuthoredAsset } from '@skein/cms-client';

/**
 * Returns a picture as an asset of the CMS. Its title describes the picture; a decorative one has an empty
 * title.
 * @throws if the manifest does not have the name
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
 * Returns the same picture in pixels at twice the size, as a CMS stores photographs: the image service makes
 * the renditions for each screen.
 * @throws if the picture does not exist in pixels
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

/** Returns the wordmark of the header as an asset. */
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
