/** A made-up origin, which shows whether an address stays on its host. */
const OWN_ORIGIN = 'http://own-origin.invalid';

/**
 * Returns a path on this site that is safe to redirect to. Anything that could lead elsewhere becomes `/`:
 * other hosts, `//host`, backslashes and control characters that browsers read as slashes or drop, and paths
 * that become `//host` only after their dots are resolved.
 * @param path as it was posted or requested
 */
export function safeReturnPath(path: unknown): string {
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, OWN_ORIGIN)) return '/';
  const { origin, pathname, search, hash } = new URL(path, OWN_ORIGIN);
  return origin === OWN_ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : '/';
}
