/**
 * A made-up origin, relative to which paths are resolved. If a path resolves to a different origin, a redirect to the
 * path would leave this site.
 */
const OWN_ORIGIN = 'http://own-origin.invalid';

/**
 * Returns the path if a redirect to it stays on this site, or else `/`. In browsers, for example, `//host`,
 * `/\host` and `/.//host` lead to another host. Browsers read some backslashes as slashes, ignore some control
 * characters, and resolve dots.
 * @param path as the visitor's browser sent it
 */
export function safeReturnPath(path: unknown): string {
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, OWN_ORIGIN)) return '/';
  const { origin, pathname, search, hash } = new URL(path, OWN_ORIGIN);
  return origin === OWN_ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : '/';
}
