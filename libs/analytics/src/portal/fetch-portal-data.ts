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
  /** Hosts of the provider, each with its subdomains; on any other host nothing is asked. Localhost by default. */
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

/** Tells the console, once for a page. */
function tell(what: unknown): void {
  if (!state.logged) console.error('No portal data.', what);
  state.logged = true;
}

/**
 * Reads portal data for this page. Never rejects: on an unknown host, on the server, when aborted, after a failure or
 * without an answer in time the visitor is anonymous. A field that cannot be read is empty. The first failure of a page, and
 * the first such fields, are written to the console, the others are silent.
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
 * Reads portal data once per page: the first call sends the request, later calls share its response. Islands use
 * this, so that two requests do not set two visitor cookies on a first visit.
 */
export function loadPortalData(options?: Omit<FetchPortalDataOptions, 'signal'>): Promise<PortalData> {
  return (state.shared ??= fetchPortalData(options));
}

/**
 * Reads portal data again, when a form token is no longer valid or the browser brings a page back from its cache. Later
 * calls of `loadPortalData` share this response.
 */
export function renewPortalData(options?: Omit<FetchPortalDataOptions, 'signal'>): Promise<PortalData> {
  return (state.shared = fetchPortalData(options));
}
