import { artwork, brand, type ArtName } from '@skein/artwork';
import { asset, t, type AuthoredAsset } from '@skein/cms-client';

/**
 * Returns a picture as an asset of the CMS. Its title describes the picture. A decorative picture has no title.
 * @throws if there is no picture with the name
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
 * Returns the PNG file of a picture as an asset of the CMS. The file has twice the size of the picture. The
 * image service makes smaller files from it.
 * @throws if the picture has no PNG file
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

/** Returns the logo of the header as an asset. */
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
