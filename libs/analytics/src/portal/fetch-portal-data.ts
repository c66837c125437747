import { onePerPage } from '../page/one-per-page.ts';
import {
  ANTI_HIJACKING_PREFIX,
  DEFAULT_PORTAL_HOSTNAMES,
  PORTAL_DATA_PATH,
  PORTAL_HL,
  PORTAL_WAIT_MS,
} from './portal-data.constants.ts';
import { anonymousPortalData, parsePortalData, type PortalData } from './portal-data.ts';

export interface FetchPortalDataOptions {
  /**
   * Hosts of the provider, subdomains included. On any other host nothing is requested. Localhost by default.
   */
  hostnames?: readonly string[];
  /** The browser's own by default. */
  fetch?: typeof globalThis.fetch;
  signal?: AbortSignal;
  /** The page's own by default. */
  hostname?: string;
}

/** Whether `hostname` is one of `hostnames` or a subdomain of one. */
export function isKnownHostname(
  hostname: string,
  hostnames: readonly string[] = DEFAULT_PORTAL_HOSTNAMES,
): boolean {
  const host = hostname.toLowerCase();
  return hostnames.some((entry) => {
    const known = entry.toLowerCase().replace(/^\./, '');
    return known !== '' && (host === known || host.endsWith(`.${known}`));
  });
}

const state = onePerPage('portal', (): { logged?: true; shared?: Promise<PortalData> } => ({}));

/** Logs an error to the console, once per page. */
function tell(what: unknown): void {
  if (!state.logged) console.error('No portal data.', what);
  state.logged = true;
}

/**
 * Reads portal data for this page. Never rejects: on an unknown host, on the server, when aborted, after a
 * failure or after a timeout it returns the data of an anonymous visitor. A field that cannot be read is empty.
 * It logs the first failure of a page, and the first unreadable fields, to the console, and no others.
 */
export async function fetchPortalData({
  hostnames,
  fetch = globalThis.fetch,
  signal,
  hostname = globalThis.location?.hostname ?? '',
}: FetchPortalDataOptions = {}): Promise<PortalData> {
  if (!isKnownHostname(hostname, hostnames)) return anonymousPortalData();
  try {
    const limit = AbortSignal.timeout(PORTAL_WAIT_MS);
    const response = await fetch(`${PORTAL_DATA_PATH}?fmt=json&hl=${PORTAL_HL}`, {
      credentials: 'same-origin',
      // Old browsers cannot join signals: there the limit counts.
      signal: (signal && AbortSignal.any?.([signal, limit])) ?? limit,
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const body = await response.text();
    const unread: string[] = [];
    const data = parsePortalData(JSON.parse(body.slice(ANTI_HIJACKING_PREFIX.length)), (field) =>
      unread.push(field),
    );
    if (unread.length > 0) tell(unread.join(' '));
    return data;
  } catch (error) {
    if (!signal?.aborted) tell(error);
    return anonymousPortalData();
  }
}

/**
 * Reads portal data once per page: the first call sends the request, and later calls share its response.
 * Islands use it, because two requests would set two visitor cookies on a first visit.
 */
export function loadPortalData(options?: Omit<FetchPortalDataOptions, 'signal'>): Promise<PortalData> {
  return (state.shared ??= fetchPortalData(options));
}

/**
 * Reads portal data again, after a form token expires or when the browser shows a page from its cache. Later
 * calls of `loadPortalData` share this response.
 */
export function renewPortalData(options?: Omit<FetchPortalDataOptions, 'signal'>): Promise<PortalData> {
  return (state.shared = fetchPortalData(options));
}
