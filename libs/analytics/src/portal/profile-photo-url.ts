import { PROFILE_PHOTO_SUFFIX } from './portal-data.constants.ts';

/** Replaces the page's own origin where there is none, to distinguish a path from another site's address. */
const NO_ORIGIN = 'http://own-origin.invalid';

/** Matches a size that the URL already asks the photo service for, such as `=s96-c` or `=w200-h200-p`. */
const SIZE_SUFFIX = /=[swh]\d[^/=]*$/;

/**
 * Returns the URL of a profile photo cropped to 60 px square. It replaces a size that the URL already has.
 * @param url https, or on the page's own origin, as portal data has it
 * @param origin the page's origin, which the browser knows. On the server only paths and https are accepted
 * @returns undefined if the address is empty, unreadable, or neither https nor on this origin
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
