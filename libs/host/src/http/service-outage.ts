import { answerUnavailable, isSameSite } from '@skein/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasFiles, pageBefore, typedValues } from './posted-form.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { RETRY_AFTER_S, sendFallback } from './send-fallback.ts';

const wantsPage = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') === true;

function cameFrom({ headers: { referer = '' }, url }: FastifyRequest): string {
  return URL.canParse(referer) ? new URL(referer).pathname : url;
}

const sendPage = (reply: FastifyReply, html: string, policy: string) =>
  reply
    .code(503)
    .headers({
      ...SECURITY_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    })
    .send(html);

/**
 * Answers a request if the services do not. A visitor gets a page that can send the same input again. For a
 * form with files, the page only links to the form. A script gets the error `unavailable` as JSON.
 */
export function answerServiceOutage(reply: FastifyReply, error: Error): FastifyReply {
  const { request } = reply;
  request.log.warn({ err: error }, 'the services do not answer');
  // Reads the rest of the request: a browser that is still sending would not read the answer.
  request.raw.unpipe();
  request.raw.resume();
  // Removes headers of an answer that the services began, such as its length.
  for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
  reply.header('retry-after', String(RETRY_AFTER_S));
  if (!wantsPage(request)) return answerUnavailable(request, reply);
  const { locales, pages } = reply.server.lastResort;
  const from = cameFrom(request);
  const tag = locales.tagAt(from);
  if (request.method === 'GET') return sendFallback(reply, 503, request.url, { tag });
  const typed = typedValues(request);
  if (typed) return sendPage(reply, pages.retry(tag, request.url, typed, request.id), pages.retryCsp);
  const back =
    (isSameSite(request) ? pageBefore(request) : undefined) ??
    locales.localize('/', locales.split(from).locale);
  return hasFiles(request) && isSameSite(request)
    ? sendPage(reply, pages.filesAgain(tag, back, request.id), pages.csp)
    : sendFallback(reply, 503, back, { tag });
}
