import { lowerCasePath } from '@skein/cms-client';
import type { Site } from './site.ts';

/** Matches the scheme and host of a request with an absolute address, which HTTP allows. */
const ORIGIN = /^https?:\/\/[^/\\]*/i;

/**
 * Returns the canonical form of a requested path, or undefined if the path already has this form. The result
 * starts with exactly one slash (browsers read a backslash as a slash), so it never leads to another site.
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
