import { lowerCasePath } from '@skein/cms-client';
import type { Site } from './site.ts';

/** The scheme and host of a request that names its whole address, as HTTP allows. */
const ORIGIN = /^https?:\/\/[^/\\]*/i;

/**
 * Returns the address that a request should ask for instead, or undefined if its own is correct. The result
 * starts with exactly one slash (browsers read a backslash as a slash), so it never leads to another host.
 */
export function canonicalPath(
  { locales, paths }: Pick<Site, 'locales' | 'paths'>,
  path: string,
): string | undefined {
  const single = lowerCasePath(`/${path.replace(ORIGIN, '')}`.replaceAll(/[\\/]+/g, '/'));
  const bare = locales.split(single).path;
  const { withSlash = [] } = paths;
  const isDirectory = withSlash.includes(bare);
  const trimmed = single.length > 1 && single.endsWith('/') && !isDirectory ? single.slice(0, -1) : single;
  const written = withSlash.includes(`${bare}/`) ? `${single}/` : trimmed;
  return written === path ? undefined : written;
}
