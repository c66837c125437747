import type { SiteLocale } from '@skein/cms-client';
import { escapeHtml } from '../document/document.ts';
import type { CachedPage } from '../cache/cached-page.ts';
import type { PageBytes, SentBytes } from '../cache/page-bytes.ts';
import { pageWithGaps, type Gap, type PageWithGaps } from '../cache/page-with-gaps.ts';
import type { Locales } from '../site/locales.ts';
import { REFERENCE_MARK } from './reference-line.tsx';
import { STATUS_PATHS, type PageStatus } from './routes.tsx';

const BASE = 'http://site.invalid';

/**
 * Returns the requested path and query in another language, in the form that browsers make of it. Returns the home page if
 * browsers would read the path as an address of another site.
 */
function twinOf({ localize }: Locales, path: string, to: SiteLocale): string {
  const twin = localize(path, to);
  const url = URL.canParse(twin, BASE) ? new URL(twin, BASE) : undefined;
  return url?.origin === BASE ? url.pathname + url.search : localize('/', to);
}

/** What goes into a gap: the link to a language. Undefined: the id of the request. */
type Filling = SiteLocale | undefined;

/**
 * A cached page for a status, such as 404. It has gaps for the links to other languages and for the id of the request.
 */
interface StandIn {
  /** Undefined if the page has no gaps. */
  readonly page: PageWithGaps | undefined;
  readonly fillings: readonly Filling[];
}

/** The request that a cached page for a status, such as 404, answers. */
export interface StandInRequest {
  readonly status: PageStatus;
  /** Path with its query, if visitors should keep the query in another language. */
  readonly path: string;
  /** Id of the request. The page for status 404 does not show it. */
  readonly reference?: string | undefined;
}

const standIns = new WeakMap<PageBytes, StandIn | Promise<StandIn>>();

/**
 * Finds the gaps of a page (its links to itself in other languages, and the place of the id), and compresses the text
 * between them.
 */
async function standInOf(
  locales: Locales,
  { identity }: PageBytes,
  status: PageStatus,
  own: SiteLocale,
): Promise<StandIn> {
  const gaps: (Gap & { readonly filling: Filling })[] = [];
  function leaveOut(text: string, filling: Filling): void {
    for (let at = identity.indexOf(text); at >= 0; at = identity.indexOf(text, at + text.length))
      gaps.push({ at, length: Buffer.byteLength(text), filling });
  }
  leaveOut(REFERENCE_MARK, undefined);
  for (const { locale } of locales.all)
    if (locale !== own) leaveOut(`href="${locales.localize(STATUS_PATHS[status], locale)}"`, locale);
  gaps.sort((one, other) => one.at - other.at);
  return {
    page: gaps.length === 0 ? undefined : await pageWithGaps(identity, gaps),
    fillings: gaps.map(({ filling }) => filling),
  };
}

/**
 * Returns the page for a status as the answer to a request. The first call for a page returns a promise, and
 * later calls return the bytes themselves. All unknown addresses of a language share one drawn page. Only its links to other languages and the
 * id of the request differ, so only these are filled in.
 */
export function atPath(
  locales: Locales,
  { bytes }: Pick<CachedPage, 'bytes'>,
  { status, path, reference = '' }: StandInRequest,
): SentBytes | Promise<SentBytes> {
  const textOf = (filling: Filling) =>
    filling === undefined ? escapeHtml(reference) : `href="${escapeHtml(twinOf(locales, path, filling))}"`;
  function filled({ page, fillings }: StandIn): SentBytes {
    const texts = new Map([...new Set(fillings)].map((filling) => [filling, textOf(filling)]));
    return page?.fill(fillings.map((filling) => texts.get(filling) ?? '')) ?? bytes;
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
