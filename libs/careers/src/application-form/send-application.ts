import type { FormOrder, PostResult, WireTools } from '@skein/forms/engine';
import { isElsewhere, resultOf, tokenOrPlaceholder } from '@skein/forms/engine';
import { HONEYPOT_FIELD, HUMAN_CHECK_ACTION, HUMAN_CHECK_FIELD, typedText } from '@skein/forms/contract';
import {
  answersOf,
  chosenIn,
  fieldsOf,
  payloadOf,
  sourceOf,
  type Application,
  type Entry,
} from '../application/index.ts';

/** Longest time without progress, in ms. After this time, the form stops sending. */
export const SILENCE_MAX_MS = 60_000;

export interface ApplicationOrder extends FormOrder {
  readonly application: Application;
  readonly boardToken: string;
  readonly jobId: string;
  readonly humanCheck: boolean;
  /** Returns all values of the form in the document. */
  readonly entered: () => FormData;
  /** Message for the visitor if the application cannot be sent. */
  readonly failed: string;
  /** The upload calls this function after each part, with the bytes sent so far and in total. */
  readonly onProgress: (sent: number, total: number) => void;
  /** The form gets a function that stops the upload. */
  readonly onStart: (abort: () => void) => void;
}

/** Returns the body of the request that sends an application, with only the fields that the job board needs. */
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
  const fields = new Map(fieldsOf(application).map((field) => [field.name, field]));
  const read = (name: string, value: string) => {
    const field = fields.get(name);
    return (field && chosenIn(field, value)) ?? typedText(name, value);
  };
  for (const [name, value] of payloadOf(application, answers, {
    boardToken,
    jobId,
    ...sourceOf(page.search),
  })) {
    if (typeof value === 'string') body.append(name, read(name, value));
    else body.append(name, value, value.name);
  }
  if (honeypot !== '') body.append(HONEYPOT_FIELD, honeypot);
  return body;
}

/**
 * Returns the result that the service's answer stands for. If sending failed, the message consists of the form's
 * message and the service's message.
 */
async function answerOf(request: XMLHttpRequest, { url, failed }: ApplicationOrder): Promise<PostResult> {
  const { status } = request;
  // A board on another origin reports only a status. On this origin, a proxy may answer, so the body decides.
  if (status >= 200 && status < 300 && isElsewhere(url)) return { kind: 'accepted' };
  const headers = new Headers();
  for (const name of ['retry-after', 'x-request-id']) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  const result = await resultOf(new Response(request.responseText || null, { status, headers }));
  return result.kind === 'failed' && result.message !== undefined
    ? { ...result, message: `${failed} ${result.message}` }
    : result;
}

type Check = Pick<WireTools, 'check'>;

/**
 * Sends an application, and never rejects. Uses XMLHttpRequest, because only it reports the upload's progress in every
 * browser. If the service is on this site, the service also gets the proof of the human check.
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
    // A service on another origin would first have to allow these headers.
    if (!isElsewhere(url)) {
      request.setRequestHeader('idempotency-key', idempotencyKey);
      // The browser may not send the page's address, which has the language.
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
