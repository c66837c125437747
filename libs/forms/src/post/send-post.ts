import { serviceSays, type ServiceSays } from './service-says.ts';

export type PostResult =
  /** The service has accepted the post. The next page opens, or a confirmation replaces the form. */
  | { readonly kind: 'accepted'; readonly location?: string | undefined }
  /** The browser is opening the service's page. */
  | { readonly kind: 'leaving' }
  /** The service has found mistakes in fields. */
  | ({
      readonly kind: 'refused';
      readonly issues: readonly { readonly field: string; readonly message: string }[];
    } & ServiceSays)
  /** The service has refused the post, and a retry cannot help. The form has a text for the problem. */
  | { readonly kind: 'denied'; readonly problem: string }
  /** It is unknown whether the post has arrived. The form may send it again. */
  | ({ readonly kind: 'failed'; readonly reason: unknown; readonly code?: string | undefined } & ServiceSays);

/** Longest time that a form waits for an answer, in ms. */
export const ANSWER_WAIT_MS = 20_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const record = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** Returns the path of the next page in an answer. Returns undefined if the answer contains no valid path. */
function pageOf(answer: unknown): string | undefined {
  const { location: page } = record(answer);
  return typeof page === 'string' && /^\/(?![/\\])/.test(page) ? page : undefined;
}

/** Returns the message keys in a service's answer, by field. */
const issuesOf = (answer: unknown) =>
  Object.entries(record(record(record(answer)['error'])['fields'])).flatMap(([field, message]) =>
    typeof message === 'string' ? [{ field, message }] : [],
  );

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

const TOKEN_REFUSALS: readonly unknown[] = ['token_expired', 'token_invalid'];
/** Whether the service has refused the form token of a post. A post with a new token may be accepted. */
export const isTokenRefusal = (result: PostResult): boolean =>
  result.kind === 'failed' && TOKEN_REFUSALS.includes(result.code);

/** Returns the page to which a redirect led. Returns undefined if it is on another origin. */
const pageReached = ({ url }: Response): string | undefined => {
  const { origin, pathname, search } = new URL(url, globalThis.location?.href);
  return origin === globalThis.location?.origin ? pathname + search : undefined;
};

/**
 * Returns the result of an answer without a redirect. `{ "location": "/next" }`, JSON without a location, and
 * an empty 204 mean that the post is accepted. Any other answer is not from the service. It may be from a
 * network that asks the visitor to sign in.
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
    // The service has answered with a 303, as it does to a browser without script.
    if (response.ok && response.redirected) return { kind: 'accepted', location: pageReached(response) };
    return await resultOf(response);
  } catch (reason) {
    return { kind: 'failed', reason };
  }
}
