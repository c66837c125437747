import type { FormOrder, PostResult, WireTools } from '@skein/forms/engine';
import { isElsewhere, resultOf, tokenOrPlaceholder } from '@skein/forms/engine';
import { HONEYPOT_FIELD, HUMAN_CHECK_ACTION, HUMAN_CHECK_FIELD, typedText } from '@skein/forms/contract';
import { answersOf, payloadOf, sourceOf, type Application, type Entry } from '../application/index.ts';

/** With nothing sent and nothing heard for so long, nobody waits any more, ms. */
export const SILENCE_MAX_MS = 60_000;

export interface ApplicationOrder extends FormOrder {
  readonly application: Application;
  readonly boardToken: string;
  readonly jobId: string;
  readonly humanCheck: boolean;
  /** Everything in the form, as the document has it. */
  readonly entered: () => FormData;
  /** What the visitor reads when it did not go through. */
  readonly failed: string;
  /** Hears of each part that has left, in bytes. */
  readonly onProgress: (sent: number, total: number) => void;
  /** Gets the way to stop it. */
  readonly onStart: (abort: () => void) => void;
}

/** The application as it goes to the board, and nothing else. */
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

/** What an answer says. The form speaks first, then the service. */
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
 * Sends an application. By XMLHttpRequest, which alone tells in every browser how much has left. A service of our own
 * gets the proof of the human check with it. Never rejects.
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
