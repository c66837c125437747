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
  /** Hosts that have portal data. Subdomains of these hosts have portal data too. Default: localhost. */
  hostnames?: readonly string[];
  /** Function that sends the request. Default: the browser's `fetch`. */
  fetch?: typeof globalThis.fetch;
  signal?: AbortSignal;
  /** Host to look up in `hostnames`. Default: the host of the page. */
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

/** Logs only the first error of each page. */
function tell(what: unknown): void {
  if (!state.logged) console.error('No portal data.', what);
  state.logged = true;
}

/**
 * Requests portal data for this page. Never rejects. Returns the data of an anonymous visitor on an unknown
 * host, on the server, and after an abort, a failure or a timeout. An unreadable field becomes empty. The
 * console shows only the first problem of each page.
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
      // Old browsers cannot combine signals. They use only the timeout.
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
 * Returns the portal data of the page. The first call sends the request, and later calls share the response.
 * Islands use this function, because two requests would set two visitor cookies on a first visit.
 */
export function loadPortalData(options?: Omit<FetchPortalDataOptions, 'signal'>): Promise<PortalData> {
  return (state.shared ??= fetchPortalData(options));
}

/**
 * Requests portal data again, after a form token expires or when the browser shows a cached page. Later calls
 * of `loadPortalData` share this response.
 */
export function renewPortalData(options?: Omit<FetchPortalDataOptions, 'signal'>): Promise<PortalData> {
  return (state.shared = fetchPortalData(options));
}
