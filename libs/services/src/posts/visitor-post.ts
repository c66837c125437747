import { localizePath } from '@skein/cms-client';
import { hasLeft, isCrossSite, isOwnPage, isUnusable, usableText } from '@skein/http';
import { planIn, withPlan, type RefusalView } from '@skein/forms/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { askedLanguage, postedIn } from './other-language.ts';
import { logNotStored, logRefusal } from './log-refusal.ts';
import { fieldsOf, isRecord, pageFor, wantsPage, type PostedBody } from './posted.ts';
import { BODY_MAX_BYTES } from './read-posts.ts';
import { refusalPage } from './refusal-page.ts';
import { Refusal } from './refusal.ts';
import { viewOfPost } from './view-of-post.ts';
import type { VisitorPostOptions, VisitorRoute } from './visitor-route.ts';

export const PRIVATE = { 'cache-control': 'no-store, private', 'x-content-type-options': 'nosniff' } as const;
/** Name of the cookie with the page that contained a refused form. */
const FORM_PAGE_COOKIE = 'skein_form_page';
const FORM_PAGE_MAX_AGE_S = 30 * 60;
/** Longest path in the cookie, in characters. For a longer path, the service sets no cookie. */
const FORM_PAGE_MAX_LENGTH = 1000;

/** Returns the refusal for a failed request, or undefined if the server caused the failure. */
function refusalOf(error: FastifyError | Refusal): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal('body_too_large');
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal('unsupported_media_type');
  const { statusCode = 500 } = error;
  return statusCode >= 400 && statusCode < 500 ? new Refusal('malformed_body') : undefined;
}

/**
 * Returns a post without invisible characters in its texts.
 * @throws Refusal that names all fields with characters that cannot be stored
 */
function usableBody(body: PostedBody, { names, lines = [] }: VisitorRoute, isShownFirst = false): PostedBody {
  const isWrong = (name: string) => isUnusable(body[name], lines.includes(name));
  if (!isShownFirst && Object.keys(body).some(isWrong)) {
    const wrong = Object.entries(names).filter(([, name]) => isWrong(name));
    const fields = Object.fromEntries(wrong.map(([field]) => [field, 'unusable']));
    throw new Refusal('invalid_characters', wrong.length > 0 ? { fields } : {});
  }
  const texts = Object.entries(body).map(([name, value]) => [
    name,
    typeof value === 'string' ? usableText(value, lines.includes(name)) : value,
  ]);
  return Object.fromEntries(texts);
}

/** Whether an address is the path of a page of this site, with or without a chosen plan. */
const isFormPage = (address: string): boolean => {
  const [path = ''] = address.split('?', 1);
  return isOwnPage(path) && address === withPlan(path, planIn(address));
};

/**
 * Adds a form's route to a Fastify scope. If `handle` throws an error, answers scripts with JSON and browsers with a
 * page.
 */
export function visitorPost(
  app: FastifyInstance,
  route: VisitorRoute,
  options: VisitorPostOptions,
  handle: (body: PostedBody, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  const { ownHosts = [], renderRefusal, secureCookies, languages, beside = () => ({}) } = options;

  async function show(view: RefusalView, reply: FastifyReply) {
    const { pageSource: formPage = '' } = view.hidden;
    if (formPage !== '' && formPage.length <= FORM_PAGE_MAX_LENGTH && route.formPage !== undefined)
      reply.setCookie(FORM_PAGE_COOKIE, formPage, {
        path: route.path,
        httpOnly: true,
        sameSite: 'lax',
        secure: secureCookies,
        maxAge: FORM_PAGE_MAX_AGE_S,
      });
    const page = (await renderRefusal?.(view)) ?? refusalPage(view);
    return reply
      .code(view.status)
      .headers({ ...PRIVATE, ...page.headers })
      .type('text/html; charset=utf-8')
      .send(page.html);
  }

  async function refuse(refusal: Refusal, request: FastifyRequest, reply: FastifyReply) {
    const view = viewOfPost(refusal, request, route, options);
    const { fields, retryAfterS } = refusal.details;
    if (retryAfterS !== undefined) reply.header('retry-after', String(retryAfterS));
    if (wantsPage(request)) return show(view, reply);
    const { code } = refusal;
    const message = refusal.text(view.language);
    const error = { code, message, ...(fields && { fields }) };
    return reply
      .code(view.status)
      .headers(PRIVATE)
      .send({ ...beside(code), error });
  }

  // After a refusal, this path is in the browser's address bar, so visitors may open, reload or share it.
  const { formPage, language } = route;
  if (formPage !== undefined)
    app.get(route.path, async (request, reply) => {
      const page = request.cookies[FORM_PAGE_COOKIE] ?? '';
      reply.headers(PRIVATE);
      return reply.redirect(
        isFormPage(page)
          ? page
          : language
            ? localizePath(formPage, language.locale, languages)
            : pageFor(request, formPage, languages),
        303,
      );
    });

  app.post(route.path, {
    bodyLimit: BODY_MAX_BYTES,
    config: { takesSubmissions: true },
    errorHandler(error: FastifyError | Refusal, request, reply) {
      const refusal = refusalOf(error);
      if (refusal) logRefusal(request, refusal);
      else if (!hasLeft(error, request)) logNotStored(request, error);
      return refuse(refusal ?? new Refusal('unavailable', { retryAfterS: 5 }), request, reply);
    },
    async onRequest(request) {
      if ((request.headers['content-encoding'] ?? 'identity') !== 'identity')
        throw new Refusal('unsupported_encoding');
    },
    async handler(request, reply) {
      const { body } = request;
      // This check needs the parsed body, because the body names the language of the message.
      if (isCrossSite(request, { ownHosts, secure: secureCookies })) throw new Refusal('cross_site');
      if (!isRecord(body)) throw new Refusal('malformed_body');
      const isShownFirst = route.isShownFirst?.(body, request) ?? false;
      const asked = askedLanguage(request, languages);
      if (asked) request.body = postedIn(asked, request, { formPage: route.formPage, languages });
      if (asked && !isShownFirst) return show(viewOfPost(undefined, request, route, options), reply);
      return handle(usableBody(fieldsOf(request), route, isShownFirst), request, reply);
    },
  });
}
