import type { FormIssue } from '../contract/check-form.ts';
import { formFields } from '../contract/form-fields.ts';
import { messageKeys } from '../contract/messages.ts';

/** What came of a post. */
export type PostResult =
  | { readonly kind: 'accepted'; readonly location: string }
  /** The service found something wrong with the fields. */
  | { readonly kind: 'refused'; readonly issues: readonly FormIssue[] }
  /** Nobody knows whether it arrived; the same post may be sent again. */
  | { readonly kind: 'failed'; readonly reason: unknown };

/** Longest wait for an answer, ms. */
const ANSWER_WAIT_MS = 20_000;

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** A path of this site, or of the origin that was posted to. */
function pageOf(answer: unknown): string | undefined {
  const { location: page } = record(answer);
  return typeof page === 'string' && /^\/(?![/\\])/.test(page) ? page : undefined;
}

function issuesOf(answer: unknown): readonly FormIssue[] {
  const fields = record(record(record(answer)['error'])['fields']);
  return formFields.flatMap((field) => {
    const message = messageKeys.find((key) => key === fields[field]);
    return message === undefined ? [] : [{ field, message }];
  });
}

/** Posts a form and reads both status and body of the answer. Never rejects. */
export async function sendPost(
  url: string,
  body: URLSearchParams,
  fetch: typeof globalThis.fetch = globalThis.fetch,
  signal: AbortSignal = AbortSignal.timeout(ANSWER_WAIT_MS),
): Promise<PostResult> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json' },
      credentials: 'same-origin',
      body,
      signal,
    });
    const answer: unknown = await response.json();
    if (response.ok) {
      const location = pageOf(answer);
      return location === undefined
        ? { kind: 'failed', reason: 'the answer names no page' }
        : { kind: 'accepted', location };
    }
    const issues = issuesOf(answer);
    return issues.length > 0
      ? { kind: 'refused', issues }
      : { kind: 'failed', reason: `status ${response.status}` };
  } catch (reason) {
    return { kind: 'failed', reason };
  }
}
