import { referenceSentence } from './reference-sentence.ts';
import { waitText, type Sentence } from './wait-text.ts';

/** A service's message about a post that it did not accept. */
export interface ServiceSays {
  /** The service's reason, in the language of the page. */
  readonly message?: string | undefined;
  /** Sentences after the reason: the time to wait before the next try, and the id of the request. */
  readonly hints?: readonly Sentence[] | undefined;
}

/** Longest message to show, in characters. A longer text is not meant for visitors. */
const MESSAGE_MAX = 300;
const DAY_S = 24 * 60 * 60;
const REQUEST_ID_HEADER = 'x-request-id';
/** Matches ids that visitors can quote. Any other value in the header is not from the service. */
const QUOTABLE_ID = /^[\w.:=+/-]{8,128}$/;

/**
 * Returns the waiting time as a sentence. Returns undefined if there is none, or it is longer than a day.
 * @param retryAfter seconds or a date
 */
function waitOf(retryAfter: string, nowMs: number): Sentence | undefined {
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - nowMs) / 1000);
  return seconds > 0 && seconds <= DAY_S ? waitText(seconds) : undefined;
}

/**
 * Reads the reason, the waiting time and the request id of a refused post. Only a service that has checked
 * the post can give a useful reason. If the service has failed, the form shows the editors' text.
 * @param error the `error` of the answer, of any type
 */
export function serviceSays(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  error: Readonly<Record<string, unknown>>,
  nowMs: number = Date.now(),
): ServiceSays {
  const text = typeof error['message'] === 'string' ? error['message'].trim() : '';
  const looked = status >= 400 && status < 500;
  const wait = waitOf(headers.get('retry-after') ?? '', nowMs);
  const id = headers.get(REQUEST_ID_HEADER) ?? '';
  const hints = [...(wait ? [wait] : []), ...(QUOTABLE_ID.test(id) ? [referenceSentence(id)] : [])];
  return {
    message: looked && text !== '' && text.length <= MESSAGE_MAX ? text : undefined,
    hints: hints.length > 0 ? hints : undefined,
  };
}
