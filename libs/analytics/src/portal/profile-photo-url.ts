import { PROFILE_PHOTO_SUFFIX } from './portal-data.constants.ts';

/** Replaces the page's origin on the server, where the origin is unknown. No photo can have this origin. */
const NO_ORIGIN = 'http://own-origin.invalid';

/** Matches a size for the photo service at the end of a URL, such as `=s96-c` or `=w200-h200-p`. */
const SIZE_SUFFIX = /=[swh]\d[^/=]*$/;

/**
 * Returns the URL of a profile photo, cropped to a square of 60 px. If the URL already contains a size, 60 px
 * replaces it.
 * @param url a URL over https or on the page's origin, from portal data
 * @param origin the page's origin. On the server it is unknown, so only paths and https are accepted
 * @returns undefined if the URL is empty, unreadable, or neither over https nor on the page's origin
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
  // A photo of this site keeps a path, which is the same on the server and in the browser.
  return (own && !path.startsWith('//') ? path : photo.origin + path) + photo.search;
}
