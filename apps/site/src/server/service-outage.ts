import { answerUnavailable } from '@skein/api';
import { localizePath } from '../languages.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FALLBACK_CSP, filesAgainPage, retryPage, RETRY_CSP } from './fallback-page.ts';
import { RETRY_AFTER_S, sendFallback } from './page-routes.ts';
import { hasFiles, isOwn, pageBefore, typedValues } from './posted-form.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { languageOf } from './site-paths.ts';

const wantsPage = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') === true;

/** The language of the page that the request came from, else of its own address. */
function languageFor({ headers, url }: FastifyRequest): 'en' | 'es' {
  const { referer = '' } = headers;
  return languageOf(URL.canParse(referer) ? new URL(referer).pathname : url);
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
 * The services are away, or silent: a page for who asks for one, with what was typed ready to be sent again, or with the
 * way back to a form that had files; for a script the error that it knows.
 */
export function answerServiceOutage(reply: FastifyReply, error: Error): FastifyReply {
  const { request } = reply;
  request.log.warn({ err: error }, 'the services do not answer');
  // A browser that is still sending would not read the answer.
  request.raw.unpipe();
  request.raw.resume();
  // What an answer of theirs may have left, such as a length, is not true of this one.
  for (const name of Object.keys(reply.getHeaders())) reply.removeHeader(name);
  reply.header('retry-after', String(RETRY_AFTER_S));
  if (!wantsPage(request)) return answerUnavailable(request, reply);
  const language = languageFor(request);
  if (request.method === 'GET') return sendFallback(reply, 503, request.url, 503, language);
  const typed = typedValues(request);
  if (typed) return sendPage(reply, retryPage(language, request.url, typed), RETRY_CSP);
  const back =
    (isOwn(request) ? pageBefore(request) : undefined) ??
    localizePath('/', language === 'es' ? 'es' : 'en-US');
  return hasFiles(request) && isOwn(request)
    ? sendPage(reply, filesAgainPage(language, back), FALLBACK_CSP)
    : sendFallback(reply, 503, back, 503, language);
}
