import type { FormOrder, PostResult, WireTools } from '@skein/forms/engine';
import { isElsewhere, resultOf, tokenOrPlaceholder } from '@skein/forms/engine';
import { HONEYPOT_FIELD, HUMAN_CHECK_ACTION, HUMAN_CHECK_FIELD, typedText } from '@skein/forms/contract';
import { answersOf, payloadOf, sourceOf, type Application, type Entry } from '../application/index.ts';

/** Longest time without progress before the form gives up, in ms. */
export const SILENCE_MAX_MS = 60_000;

export interface ApplicationOrder extends FormOrder {
  readonly application: Application;
  readonly boardToken: string;
  readonly jobId: string;
  readonly humanCheck: boolean;
  /** Returns everything in the form, as the document has it. */
  readonly entered: () => FormData;
  /** Message for the visitor if the application could not be sent. */
  readonly failed: string;
  /** Called for each part that was sent, in bytes. */
  readonly onProgress: (sent: number, total: number) => void;
  /** Called with a function that stops the upload. */
  readonly onStart: (abort: () => void) => void;
}

/** Returns the body of an application, with exactly what the board needs. */
export function bodyOf({
  application,
  boardToken,
  jobId,
  entered,
  honeypot,
  page,
}: ApplicationOrder): FormData {
  const body = new FormData();
  const isChosen = ([, value]: Entry<File>) => typeof value === 'string' || value.name !== '';
  const answers = answersOf(application, [...entered()].filter(isChosen));
  for (const [name, value] of payloadOf(application, answers, {
    boardToken,
    jobId,
    ...sourceOf(page.search),
  })) {
    if (typeof value === 'string') body.append(name, typedText(name, value));
    else body.append(name, value, value.name);
  }
  if (honeypot !== '') body.append(HONEYPOT_FIELD, honeypot);
  return body;
}

/** Returns the result of an answer. The form's own message takes precedence over the service's. */
async function answerOf(request: XMLHttpRequest, { url, failed }: ApplicationOrder): Promise<PostResult> {
  const { status } = request;
  // Of a board elsewhere only the status is known; here, anything in between may answer with a page.
  if (status >= 200 && status < 300 && isElsewhere(url)) return { kind: 'accepted' };
  const headers = new Headers();
  const retryAfter = request.getResponseHeader('retry-after');
  if (retryAfter !== null) headers.set('retry-after', retryAfter);
  const result = await resultOf(new Response(request.responseText || null, { status, headers }));
  return result.kind === 'failed' && result.message !== undefined
    ? { ...result, message: `${failed} ${result.message}` }
    : result;
}

type Check = Pick<WireTools, 'check'>;

/**
 * Sends an application, and never rejects. It uses XMLHttpRequest, the only API that reports the upload's
 * progress in every browser. This site's own service also gets the proof of the human check.
 */
export async function sendApplication(
  order: ApplicationOrder,
  tools?: Check,
  request: XMLHttpRequest = new XMLHttpRequest(),
): Promise<PostResult> {
  const { url, humanCheck, idempotencyKey, onProgress, onStart } = order;
  let isStopped = false;
  onStart(() => {
    isStopped = true;
    request.abort();
  });
  const body = bodyOf(order);
  if (tools && humanCheck && !isElsewhere(url))
    body.append(HUMAN_CHECK_FIELD, await tokenOrPlaceholder(tools.check, HUMAN_CHECK_ACTION));
  if (isStopped) return { kind: 'failed', reason: 'abort' };
  return new Promise((resolve) => {
    let silence: ReturnType<typeof setTimeout> | undefined;
    const heard = () => {
      clearTimeout(silence);
      silence = setTimeout(() => request.abort(), SILENCE_MAX_MS);
    };
    const end = (result: PostResult | Promise<PostResult>) => {
      clearTimeout(silence);
      resolve(result);
    };
    request.open('POST', url);
    // A service of another origin would have to allow the header first.
    if (!isElsewhere(url)) {
      request.setRequestHeader('idempotency-key', idempotencyKey);
      // A browser may keep to itself which page it is.
      request.setRequestHeader('accept-language', document.documentElement.lang || 'en');
    }
    request.setRequestHeader('accept', 'application/json');
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      heard();
      onProgress(loaded, total);
    });
    request.addEventListener('load', () =>
      end(answerOf(request, order).catch((reason: unknown) => ({ kind: 'failed', reason }))),
    );
    for (const event of ['error', 'abort'] as const)
      request.addEventListener(event, () => end({ kind: 'failed', reason: event }));
    heard();
    request.send(body);
  });
}
