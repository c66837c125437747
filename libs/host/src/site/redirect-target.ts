import { canonicalPath } from './canonical-path.ts';
import type { Site } from './site.ts';

/** Returns the path to which a request for a path is redirected: the canonical form, or a short link's target. */
export function redirectTarget(site: Site, path: string): string | undefined {
  const canonical = canonicalPath(site, path);
  if (canonical !== undefined) return canonical;
  const { locale, path: bare } = site.locales.split(path);
  const target = site.shortLinks?.[bare];
  return target === undefined ? undefined : site.locales.localize(target, locale);
}
