import { PROFILE_PHOTO_SUFFIX } from './portal-data.constants.ts';

/** Stands in for the page's own origin where there is none, so that a path can be told from a foreign address. */
const NO_ORIGIN = 'http://own-origin.invalid';

/** A size the photo service was already asked for, such as `=s96-c` or `=w200-h200-p`. */
const SIZE_SUFFIX = /=[swh]\d[^/=]*$/;

/**
 * The URL of a profile photo cropped to 60 px square. It replaces a size that the URL already has.
 * @param url    as portal data has it: https, or on the page's own origin
 * @param origin the page's origin; the browser knows it, on the server only paths and https are accepted
 * @returns nothing when the address is empty, unreadable or neither https nor of this origin
 */
export function profilePhotoUrl(
  url: string,
  origin: string = globalThis.location?.origin ?? NO_ORIGIN,
): string | undefined {
  if (url.trim() === '') return undefined;
  let photo: URL;
  try {
    photo = new URL(url, origin);
  } catch {
    return undefined;
  }
  const own = photo.origin === new URL(origin).origin;
  if (!own && photo.protocol !== 'https:') return undefined;
  const path = photo.pathname.replace(SIZE_SUFFIX, '') + PROFILE_PHOTO_SUFFIX;
  // Own photos keep a path, which means the same on the server and in the browser.
  return (own && !path.startsWith('//') ? path : photo.origin + path) + photo.search;
}
