import type { SiteLocale } from '@skein/cms-client';
import { escapeHtml } from '../document/document.ts';
import type { CachedPage } from '../cache/cached-page.ts';
import type { PageBytes, SentBytes } from '../cache/page-bytes.ts';
import { pageWithGaps, type Gap, type PageWithGaps } from '../cache/page-with-gaps.ts';
import type { Locales } from '../site/locales.ts';
import { STATUS_PATHS, type PageStatus } from './routes.tsx';

const BASE = 'http://site.invalid';

/**
 * Returns the requested path in another language, as browsers read the path. Returns the home page if the path
 * leads to another site.
 */
function twinOf({ localize }: Locales, path: string, to: SiteLocale): string {
  const twin = localize(path, to);
  const url = URL.canParse(twin, BASE) ? new URL(twin, BASE) : undefined;
  return url?.origin === BASE ? url.pathname : localize('/', to);
}

/** A cached page for a status, such as 404. It has gaps in its links to other languages. */
interface StandIn {
  /** Undefined if the page has no links to other languages. */
  readonly page: PageWithGaps | undefined;
  /** The languages of the links, in the order of the gaps. */
  readonly languages: readonly SiteLocale[];
}

const standIns = new WeakMap<PageBytes, StandIn | Promise<StandIn>>();

/** Finds a page's links to itself in other languages, and compresses the rest. */
async function standInOf(
  locales: Locales,
  { identity }: PageBytes,
  status: PageStatus,
  own: SiteLocale,
): Promise<StandIn> {
  const gaps: (Gap & { readonly locale: SiteLocale })[] = [];
  for (const { locale } of locales.all) {
    if (locale === own) continue;
    const link = `href="${locales.localize(STATUS_PATHS[status], locale)}"`;
    for (let at = identity.indexOf(link); at >= 0; at = identity.indexOf(link, at + link.length))
      gaps.push({ at, length: Buffer.byteLength(link), locale });
  }
  gaps.sort((one, other) => one.at - other.at);
  return {
    page: gaps.length === 0 ? undefined : await pageWithGaps(identity, gaps),
    languages: gaps.map(({ locale }) => locale),
  };
}

/**
 * Returns the page for a status at the requested address. The first call for a page returns a promise, and
 * later calls return the bytes themselves. All unknown addresses of a language share one drawn page. Only the
 * links of this page to other languages differ, so only these links are filled in.
 */
export function atPath(
  locales: Locales,
  { bytes }: Pick<CachedPage, 'bytes'>,
  status: PageStatus,
  path: string,
): SentBytes | Promise<SentBytes> {
  function filled({ page, languages }: StandIn): SentBytes {
    const links = new Map(
      [...new Set(languages)].map((to) => [to, `href="${escapeHtml(twinOf(locales, path, to))}"`]),
    );
    return page?.fill(languages.map((to) => links.get(to) ?? '')) ?? bytes;
  }
  const known = standIns.get(bytes);
  if (known) return known instanceof Promise ? known.then(filled) : filled(known);
  const made = standInOf(locales, bytes, status, locales.split(path).locale);
  standIns.set(bytes, made);
  return made.then((standIn) => {
    standIns.set(bytes, standIn);
    return filled(standIn);
  });
}
