import type { SiteLocale } from '@skein/cms-client';
import { escapeHtml } from '../document/document.ts';
import { STATUS_PATHS, type PageStatus } from '../routes/routes.tsx';
import type { CachedPage } from './html-cache.ts';
import { pageBytes } from './page-bytes.ts';
import { languages, localizePath, splitLocale } from '../languages.ts';

const BASE = 'http://site.invalid';

/** The asked path in another language, in a form that a browser reads in one way only; home if it has none. */
function twinOf(path: string, to: SiteLocale): string {
  const twin = localizePath(path, to);
  const url = URL.canParse(twin, BASE) ? new URL(twin, BASE) : undefined;
  return url?.origin === BASE ? url.pathname : localizePath('/', to);
}

/**
 * A page that stands in for another, for the address that was asked for. All unknown addresses of a language share one
 * page; only its link to the other language is theirs, because it is drawn for an address that nobody has asked for.
 */
export function atPath(page: CachedPage, status: PageStatus, path: string): CachedPage {
  const { locale } = splitLocale(path);
  const before = page.bytes.identity.toString();
  let html = before;
  for (const { locale: to } of languages) {
    if (to === locale) continue;
    const shared = localizePath(STATUS_PATHS[status], to);
    html = html.replaceAll(`href="${shared}"`, () => `href="${escapeHtml(twinOf(path, to))}"`);
  }
  return html === before ? page : { ...page, bytes: pageBytes(Buffer.from(html)) };
}
