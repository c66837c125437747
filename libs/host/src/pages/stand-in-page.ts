import type { SiteLocale } from '@skein/cms-client';
import { escapeHtml } from '../document/document.ts';
import type { CachedPage } from '../cache/cached-page.ts';
import { pageBytes } from '../cache/page-bytes.ts';
import type { Locales } from '../site/locales.ts';
import { STATUS_PATHS, type PageStatus } from './routes.tsx';

const BASE = 'http://site.invalid';

/** The asked path in another language, in a form that a browser reads in one way only; home if it has none. */
function twinOf({ localize }: Locales, path: string, to: SiteLocale): string {
  const twin = localize(path, to);
  const url = URL.canParse(twin, BASE) ? new URL(twin, BASE) : undefined;
  return url?.origin === BASE ? url.pathname : localize('/', to);
}

/**
 * A page that stands in for another, for the address that was asked for. All unknown addresses of a language share one
 * page; only its link to the other language is theirs, because it is drawn for an address that nobody has asked for.
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
