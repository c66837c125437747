import { lowerCasePath } from '@skein/cms-client';
import type { Site } from './site.ts';

/** What stands before the path where a request names its whole address, as it may. */
const ORIGIN = /^https?:\/\/[^/\\]*/i;

/**
 * Where an address should be asked for instead, or undefined when it is fine as it is.
 * Always starts with exactly one slash, so it never leads to another host; browsers take a backslash for a slash.
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
