import { waitText, type Sentence } from './wait-text.ts';

/** What a service says of a post that it did not take. */
export interface ServiceSays {
  /** Its reason, in the language of the page. */
  readonly message?: string | undefined;
  /** How long to wait before the next try. */
  readonly wait?: Sentence | undefined;
}

/** Longer texts are meant for somebody else. */
const MESSAGE_MAX = 300;
const DAY_S = 24 * 60 * 60;

/** @param retryAfter seconds or a date */
function waitOf(retryAfter: string, nowMs: number): Sentence | undefined {
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - nowMs) / 1000);
  return seconds > 0 && seconds <= DAY_S ? waitText(seconds) : undefined;
}

/**
 * Reason and waiting time of a post that was not taken. The reason counts where the service has looked at the post; of
 * its own failures the form speaks in the words of its editors.
 * @param error the `error` of its answer, whatever that is
 */
export function serviceSays(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  error: Readonly<Record<string, unknown>>,
  nowMs: number = Date.now(),
): ServiceSays {
  const text = typeof error['message'] === 'string' ? error['message'].trim() : '';
  const looked = status >= 400 && status < 500;
  return {
    message: looked && text !== '' && text.length <= MESSAGE_MAX ? text : undefined,
    wait: waitOf(headers.get('retry-after') ?? '', nowMs),
  };
}
