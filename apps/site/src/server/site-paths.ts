import { lowerCasePath, PATHS_WITH_SLASH, SPANISH_PREFIX, splitLocale } from '@skein/cms-client';

/** What stands before the path where a request names its whole address, as it may. */
const ORIGIN = /^https?:\/\/[^/\\]*/i;

/**
 * Where an address should be asked for instead, or undefined when it is fine as it is.
 * Always starts with exactly one slash, so it never leads to another host; browsers take a backslash for a slash.
 */
export function canonicalPath(path: string): string | undefined {
  const single = lowerCasePath(`/${path.replace(ORIGIN, '')}`.replaceAll(/[\\/]+/g, '/'));
  const bare = splitLocale(single).path;
  const isDirectory = PATHS_WITH_SLASH.has(bare);
  const trimmed = single.length > 1 && single.endsWith('/') && !isDirectory ? single.slice(0, -1) : single;
  const written = PATHS_WITH_SLASH.has(`${bare}/`) ? `${single}/` : trimmed;
  return written === path ? undefined : written;
}

/** The language of a path that need not exist. */
export const languageOf = (path: string): 'en' | 'es' =>
  path === SPANISH_PREFIX || path.startsWith(`${SPANISH_PREFIX}/`) ? 'es' : 'en';
