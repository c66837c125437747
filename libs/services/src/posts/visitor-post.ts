import { ENGLISH_AND_SPANISH, localizePath, splitLocale, type SiteLanguages } from '@skein/cms-client';
import {
  FORM_ENTRY_FIELD,
  IDEMPOTENCY_FIELD,
  type PlainField,
  type RefusalView,
  type RenderRefusal,
} from '@skein/forms/contract';
import {
  hasLeft,
  isCrossSite,
  isOwnPage,
  isUnusable,
  languageFrom,
  languageOf,
  localised,
  pathOf,
  usableText,
  type Language,
} from '@skein/http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newKey } from './identity.ts';
import { ORIGIN_FIELDS, originOf } from './post-origin.ts';
import { BODY_MAX_BYTES } from './read-posts.ts';
import { refusalPage } from './refusal-page.ts';
import { Refusal, type RefusalCode } from './refusal.ts';
import { afterTrap } from './trap.ts';

/** A route to which visitors post a form. */
export interface VisitorRoute<Field extends string = string> {
  readonly path: string;
  /** Names of the fields in a post. */
  readonly names: Readonly<Record<Field, string>>;
  /** Path of a page with this form, for visitors who open the form's address. Undefined: it is that page. */
  readonly formPage?: string | undefined;
  /** Language of the pages that post here. Undefined: pages of both languages do. */
  readonly language?: Language | undefined;
  /** Name of the form token in a post. Undefined: the form has none. */
  readonly tokenField?: string | undefined;
  /** Names of the multi-line fields. */
  readonly lines?: readonly string[] | undefined;
  /** Whether the service shows a post before storing it: unusable characters are then removed, not refused. */
  readonly isShownFirst?: ((body: PostedBody, request: FastifyRequest) => boolean) | undefined;
  /** Reads what the visitor typed, by field. Default: by the fields' names. */
  readonly valuesIn?: ((body: PostedBody) => Readonly<Partial<Record<string, string>>>) | undefined;
  /** How the services' own page draws the fields. Default: those of an address. */
  readonly plain?: readonly PlainField[] | undefined;
  /**
   * Keeps what the visitor typed in a form that comes back.
   * @returns addresses of the same page in other languages, by `lang`
   */
  readonly keepTyped?: ((view: RefusalView, reply: FastifyReply) => RefusalView['languageLinks']) | undefined;
}

export interface VisitorPostOptions {
  /** Whether cookies are for TLS only. */
  readonly secureCookies: boolean;
  /** Returns the form token of the hour, for a form that comes back to its sender. */
  readonly formToken?: (() => string) | undefined;
  /** Further host names of the site, beside the requested one. */
  readonly ownHosts?: readonly string[] | undefined;
  readonly renderRefusal?: RenderRefusal | undefined;
  /** Languages of the site. Default: English, and Spanish below `/intl/es`. */
  readonly languages?: SiteLanguages | undefined;
  /** Returns what a refused script gets beside `error`. */
  readonly beside?: (code: RefusalCode) => object;
}

/** The body of a post: any object, whose texts contain no unusable characters. */
export type PostedBody = Readonly<Record<string, unknown>>;

export const PRIVATE = { 'cache-control': 'no-store, private', 'x-content-type-options': 'nosniff' } as const;
/** Cookie with the page of a refused form. */
const FORM_PAGE_COOKIE = 'skein_form_page';
const FORM_PAGE_MAX_AGE_S = 30 * 60;
/** Longest path in that cookie, in characters. With a longer one, the visitor is not led back. */
const FORM_PAGE_MAX_LENGTH = 1000;

const isRecord = (value: unknown): value is PostedBody =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Returns the body of a post, or an empty object if the body is none. */
export const fieldsOf = (request: FastifyRequest): PostedBody => (isRecord(request.body) ? request.body : {});

export const wantsJson = ({ headers }: FastifyRequest) =>
  headers.accept?.includes('application/json') ?? false;
export const wantsPage = (request: FastifyRequest) =>
  !wantsJson(request) && (request.headers.accept?.includes('text/html') ?? false);

/**
 * Returns the language of the page that a post comes from. Without script that field is empty; then the
 * referrer counts, or else the browser's languages.
 */
export const languageFor = (request: FastifyRequest) =>
  languageFrom(request, fieldsOf(request)['pageSource']);

/** Returns a page of the site in the language of the page that a post comes from. */
export function pageFor(request: FastifyRequest, page: string, languages = ENGLISH_AND_SPANISH): string {
  const from = pathOf(fieldsOf(request)['pageSource'] || request.headers.referer);
  const read = languages.find(({ lang }) => lang === languageFor(request))?.locale ?? '';
  return localizePath(page, from === undefined ? read : splitLocale(from, languages).locale, languages);
}

/** Returns the refusal for a failed request, or undefined if the failure is ours. */
function refusalOf(error: FastifyError | Refusal): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal('body_too_large');
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal('unsupported_media_type');
  const { statusCode = 500 } = error;
  return statusCode >= 400 && statusCode < 500 ? new Refusal('malformed_body') : undefined;
}

/**
 * Returns what a log may contain about a failure. A database's message may quote its input, so it is left out.
 */
export const reasonOf = (error: Error): string => ('code' in error ? String(error.code) : error.name);

function viewOf(
  refusal: Refusal,
  request: FastifyRequest,
  { path, names, lines = [], valuesIn, plain, tokenField }: VisitorRoute,
  formToken: (() => string) | undefined,
): RefusalView {
  const body = fieldsOf(request);
  const shown = (name: string): string | undefined => {
    const value = Object.hasOwn(body, name) ? body[name] : undefined;
    return typeof value === 'string' ? usableText(value, lines.includes(name)) : undefined;
  };
  const texts = Object.fromEntries(Object.keys(body).map((name) => [name, shown(name)]));
  const values =
    valuesIn?.(texts) ??
    Object.fromEntries(Object.entries(names).map(([field, name]) => [field, shown(name)]));
  const page = pathOf(shown('pageSource') || request.headers.referer);
  const entryId = shown(FORM_ENTRY_FIELD);
  const hidden = {
    ...(entryId && { [FORM_ENTRY_FIELD]: entryId }),
    // Of the next try the browser will say that it comes from here.
    ...originOf(Object.fromEntries(ORIGIN_FIELDS.map((name) => [name, shown(name)])), request.headers),
    ...(page !== undefined && { pageSource: page }),
    ...afterTrap((name) => shown(name) ?? ''),
    [IDEMPOTENCY_FIELD]: newKey(),
    ...(tokenField !== undefined && formToken && { [tokenField]: formToken() }),
  };
  const language = languageFor(request);
  return {
    status: refusal.status,
    code: refusal.code,
    title: refusal.title(language),
    message: refusal.textWithWait(language),
    fields: refusal.details.fields ?? {},
    values,
    hidden,
    names,
    plain,
    language,
    page,
    action: path,
  };
}

/**
 * Returns a post without the invisible characters in its texts.
 * @throws Refusal for characters that cannot be stored, with the fields that contain them
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

/**
 * Adds the route of a form to a scope that reads visitors' posts. What `handle` throws becomes JSON or a page.
 */
export function visitorPost(
  app: FastifyInstance,
  route: VisitorRoute,
  { ownHosts = [], renderRefusal, secureCookies, formToken, beside = () => ({}) }: VisitorPostOptions,
  handle: (body: PostedBody, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  async function refuse(refusal: Refusal, request: FastifyRequest, reply: FastifyReply) {
    const wantsHtml = wantsPage(request);
    const view = viewOf(refusal, request, route, formToken);
    const { fields, retryAfterS } = refusal.details;
    if (retryAfterS !== undefined) reply.header('retry-after', String(retryAfterS));
    reply.code(view.status).headers(PRIVATE);
    if (!wantsHtml) {
      const { code } = refusal;
      const message = refusal.text(view.language);
      return reply.send({ ...beside(code), error: { code, message, ...(fields && { fields }) } });
    }
    const { page: formPage = '' } = view;
    if (formPage !== '' && formPage.length <= FORM_PAGE_MAX_LENGTH && route.formPage !== undefined)
      reply.setCookie(FORM_PAGE_COOKIE, formPage, {
        path: route.path,
        httpOnly: true,
        sameSite: 'lax',
        secure: secureCookies,
        maxAge: FORM_PAGE_MAX_AGE_S,
      });
    const shown = { ...view, languageLinks: route.keepTyped?.(view, reply) };
    const page = (await renderRefusal?.(shown)) ?? refusalPage(shown);
    return reply.headers(page.headers).type('text/html; charset=utf-8').send(page.html);
  }

  // The address of a form that was refused stands in the address bar, and gets opened, reloaded and passed on.
  const { formPage, language } = route;
  if (formPage !== undefined)
    app.get(route.path, async (request, reply) => {
      const page = request.cookies[FORM_PAGE_COOKIE] ?? '';
      reply.headers(PRIVATE);
      return reply.redirect(
        isOwnPage(page) ? page : localised(formPage, language ?? languageOf(request.headers.referer)),
        303,
      );
    });

  app.post(route.path, {
    bodyLimit: BODY_MAX_BYTES,
    errorHandler(error: FastifyError | Refusal, request, reply) {
      const refusal = refusalOf(error);
      if (!refusal && !hasLeft(error, request))
        request.log.error({ reason: reasonOf(error) }, 'submission was not stored');
      return refuse(refusal ?? new Refusal('unavailable', { retryAfterS: 5 }), request, reply);
    },
    async onRequest(request) {
      if ((request.headers['content-encoding'] ?? 'identity') !== 'identity')
        throw new Refusal('unsupported_encoding');
    },
    async handler(request, reply) {
      const { body } = request;
      // Said in the language of its page, which the body names. No body is large.
      if (isCrossSite(request, { ownHosts, secure: secureCookies })) throw new Refusal('cross_site');
      if (!isRecord(body)) throw new Refusal('malformed_body');
      return handle(usableBody(body, route, route.isShownFirst?.(body, request)), request, reply);
    },
  });
}
