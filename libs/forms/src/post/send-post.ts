import { serviceSays, type ServiceSays } from './service-says.ts';

/** The result of a post. */
export type PostResult =
  /** The service accepted the post. Next comes a page, or a confirmation that replaces the form. */
  | { readonly kind: 'accepted'; readonly location?: string | undefined }
  /** The browser is leaving for the service's page. */
  | { readonly kind: 'leaving' }
  /** The service found mistakes in the fields. */
  | ({
      readonly kind: 'refused';
      readonly issues: readonly { readonly field: string; readonly message: string }[];
    } & ServiceSays)
  /** The service refused, and a retry does not help. The form has a text for this problem. */
  | { readonly kind: 'denied'; readonly problem: string }
  /** It is unknown whether the post arrived. The same post may be sent again. */
  | ({ readonly kind: 'failed'; readonly reason: unknown; readonly code?: string | undefined } & ServiceSays);

/** Longest wait of a form for an answer, in ms. */
export const ANSWER_WAIT_MS = 20_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const record = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** Returns the path in an answer: of this site, or of the service's origin. Undefined for anything else. */
function pageOf(answer: unknown): string | undefined {
  const { location: page } = record(answer);
  return typeof page === 'string' && /^\/(?![/\\])/.test(page) ? page : undefined;
}

/** Returns the service's message keys by field. */
const issuesOf = (answer: unknown) =>
  Object.entries(record(record(record(answer)['error'])['fields'])).flatMap(([field, message]) =>
    typeof message === 'string' ? [{ field, message }] : [],
  );

/** Returns the service's error code for a refusal. */
function codeOf(answer: unknown): string | undefined {
  const { code } = record(record(answer)['error']);
  return typeof code === 'string' ? code : undefined;
}

/** Returns the result of a post that the service did not accept. */
export function refusalOf(response: Response, answer: unknown): PostResult {
  const issues = issuesOf(answer);
  const says = serviceSays(response, record(record(answer)['error']));
  return issues.length > 0
    ? { kind: 'refused', issues, ...says }
    : { kind: 'failed', reason: `status ${response.status}`, code: codeOf(answer), ...says };
}

/** Returns the page of this site that a redirect led to, or undefined for another origin. */
const pageReached = ({ url }: Response): string | undefined => {
  const { origin, pathname, search } = new URL(url, globalThis.location?.href);
  return origin === globalThis.location?.origin ? pathname + search : undefined;
};

/**
 * Returns the result of an answer without a redirect. `{ "location": "/next" }` means accepted, and so do JSON
 * or an empty 204 without a page. Anything else, such as the sign-in page of a network, is no answer of the
 * service.
 */
export async function resultOf(response: Response): Promise<PostResult> {
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) return refusalOf(response, answer);
  const location = pageOf(answer);
  const namesNone = response.status === 204 || (isRecord(answer) && answer['location'] === undefined);
  return location === undefined && !namesNone
    ? { kind: 'failed', reason: 'the answer is not one of the service' }
    : { kind: 'accepted', location };
}

/** Whether an address is on another origin. */
export const isElsewhere = (url: string): boolean =>
  globalThis.location !== undefined &&
  new URL(url, globalThis.location.href).origin !== globalThis.location.origin;

/** Posts a form, and reads the status and body of the answer. Never rejects. */
export async function sendPost(
  url: string,
  body: URLSearchParams | FormData,
  fetch: typeof globalThis.fetch = globalThis.fetch,
  signal: AbortSignal = AbortSignal.timeout(ANSWER_WAIT_MS),
): Promise<PostResult> {
  if (isElsewhere(url)) return (await import('./send-elsewhere.ts')).sendElsewhere(url, body, fetch, signal);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json' },
      credentials: 'same-origin',
      body,
      signal,
    });
    // A plain 303, as to a browser without script.
    if (response.ok && response.redirected) return { kind: 'accepted', location: pageReached(response) };
    return await resultOf(response);
  } catch (reason) {
    return { kind: 'failed', reason };
  }
}
