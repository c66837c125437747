import type { SiteLocale } from '@skein/cms-client';
import { escapeHtml } from '../document/document.ts';
import type { CachedPage } from '../cache/cached-page.ts';
import { pageBytes } from '../cache/page-bytes.ts';
import type { Locales } from '../site/locales.ts';
import { STATUS_PATHS, type PageStatus } from './routes.tsx';

const BASE = 'http://site.invalid';

/**
 * Returns the requested path in another language, normalized so that browsers cannot read it in two ways, or
 * the home page if it has no such form.
 */
function twinOf({ localize }: Locales, path: string, to: SiteLocale): string {
  const twin = localize(path, to);
  const url = URL.canParse(twin, BASE) ? new URL(twin, BASE) : undefined;
  return url?.origin === BASE ? url.pathname : localize('/', to);
}

/**
 * Returns a stand-in page for the requested address. All unknown addresses of a language share one drawn page,
 * so only its links to the other languages have to be replaced.
 */
export function atPath(locales: Locales, page: CachedPage, status: PageStatus, path: string): CachedPage {
  const { locale } = locales.split(path);
  const before = page.bytes.identity.toString();
  let html = before;
  for (const { locale: to } of locales.all) {
    if (to === locale) continue;
    const shared = locales.localize(STATUS_PATHS[status], to);
    html = html.replaceAll(`href="${shared}"`, () => `href="${escapeHtml(twinOf(locales, path, to))}"`);
  }
  return html === before ? page : { ...page, bytes: pageBytes(Buffer.from(html)) };
}
