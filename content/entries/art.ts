import { asset, t, type AuthoredAsset } from '@skein/cms-client';
import type { neighborhoodPictures } from '../art/manifest.neighborhood.ts';
import type { gamingPictures } from '../art/manifest.gaming.ts';
import type { labsPictures } from '../art/manifest.labs.ts';
import type { peoplePictures } from '../art/manifest.people.ts';
import type { phonePictures } from '../art/manifest.phone.ts';
import type { placePictures } from '../art/manifest.places.ts';
import type { productPictures } from '../art/manifest.products.ts';
import type { statePictures } from '../art/manifest.states.ts';
import type { tvPictures } from '../art/manifest.tv.ts';
import { logo as drawLogo } from '../art/logo.ts';
import { artwork } from '../art/manifest.ts';

/** The names a manifest spells out; families that are made in a loop are named below. */
type Spelled<T> = keyof { [K in keyof T as string extends K ? never : K]: T[K] } & string;

/** A picture of the kit. */
export type ArtName =
  | Spelled<typeof peoplePictures>
  | Spelled<typeof placePictures>
  | Spelled<typeof neighborhoodPictures>
  | Spelled<typeof productPictures>
  | Spelled<typeof statePictures>
  | Spelled<typeof tvPictures>
  | Spelled<typeof gamingPictures>
  | Spelled<typeof phonePictures>
  | Spelled<typeof labsPictures>
  | `portrait-${number}`;

/**
 * A picture of the kit as an asset of the CMS. Its title is what the picture shows; a decorative one has an empty title.
 * Throws for a name that the kit does not draw.
 */
export function art(name: ArtName): AuthoredAsset {
  const drawn = artwork[name];
  if (drawn === undefined) throw new Error(`There is no picture "${name}"`);
  const { alt, width, height } = drawn;
  return asset(`art-${name}`, {
    title: alt.en === '' ? '' : t(alt.en, alt.es),
    fileName: `${name}.svg`,
    contentType: 'image/svg+xml',
    width,
    height,
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
