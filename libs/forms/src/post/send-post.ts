import { serviceSays, type ServiceSays } from './service-says.ts';

/** What came of a post. */
export type PostResult =
  /** The post was taken. What comes next is a page, or said in place of the form. */
  | { readonly kind: 'accepted'; readonly location?: string | undefined }
  /** The browser is on its way to wherever the service leads it. */
  | { readonly kind: 'leaving' }
  /** The service found something wrong with the fields. */
  | ({
      readonly kind: 'refused';
      readonly issues: readonly { readonly field: string; readonly message: string }[];
    } & ServiceSays)
  /** The service said no, and sending the same again is no use. The form has words for this problem. */
  | { readonly kind: 'denied'; readonly problem: string }
  /** Nobody knows whether it arrived; the same post may be sent again. */
  | ({ readonly kind: 'failed'; readonly reason: unknown; readonly code?: string | undefined } & ServiceSays);

/** Longest wait of a form for an answer, ms. */
export const ANSWER_WAIT_MS = 20_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const record = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** A path of this site, or of the origin that was posted to. */
function pageOf(answer: unknown): string | undefined {
  const { location: page } = record(answer);
  return typeof page === 'string' && /^\/(?![/\\])/.test(page) ? page : undefined;
}

/** Messages by field, as the service wrote them. */
const issuesOf = (answer: unknown) =>
  Object.entries(record(record(record(answer)['error'])['fields'])).flatMap(([field, message]) =>
    typeof message === 'string' ? [{ field, message }] : [],
  );

/** What the service calls a refusal. */
function codeOf(answer: unknown): string | undefined {
  const { code } = record(record(answer)['error']);
  return typeof code === 'string' ? code : undefined;
}

/** What a service that did not take a post says of it. */
export function refusalOf(response: Response, answer: unknown): PostResult {
  const issues = issuesOf(answer);
  const says = serviceSays(response, record(record(answer)['error']));
  return issues.length > 0
    ? { kind: 'refused', issues, ...says }
    : { kind: 'failed', reason: `status ${response.status}`, code: codeOf(answer), ...says };
}

/** Where a post that was answered with a redirect has led. */
const pageReached = ({ url }: Response): string | undefined => {
  const { origin, pathname, search } = new URL(url, globalThis.location?.href);
  return origin === globalThis.location?.origin ? pathname + search : undefined;
};

/**
 * What an answer without a redirect says. A post was taken by `{ "location": "/next" }`, and by JSON or an empty 204 that names no
 * page. Anything else, such as the page of a network that wants a sign-in first, is no answer of the service.
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

/** Whether a post goes to another origin. */
export const isElsewhere = (url: string): boolean =>
  globalThis.location !== undefined &&
  new URL(url, globalThis.location.href).origin !== globalThis.location.origin;

/** Posts a form and reads both status and body of the answer. Never rejects. */
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
