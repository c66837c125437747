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

/** Where a form of visitors is posted. */
export interface VisitorRoute<Field extends string = string> {
  readonly path: string;
  /** What the fields are called there. */
  readonly names: Readonly<Record<Field, string>>;
  /** Path of a page with such a form, for who opens the address of the form instead; undefined: it is that page's own. */
  readonly formPage?: string | undefined;
  /** Of the pages that post there; undefined: those of both do. */
  readonly language?: Language | undefined;
  /** What a post calls the form token; undefined: the form carries none. */
  readonly tokenField?: string | undefined;
  /** Names of texts of several lines. */
  readonly lines?: readonly string[] | undefined;
  /** Whether nothing of a post is kept before it has been shown: then it may lose what cannot be kept, and is not refused. */
  readonly isShownFirst?: ((body: PostedBody, request: FastifyRequest) => boolean) | undefined;
  /** Reads what was typed, by field; by their names by default. */
  readonly valuesIn?: ((body: PostedBody) => Readonly<Partial<Record<string, string>>>) | undefined;
  /** How its fields are drawn on a page of the services' own; those of an address by default. */
  readonly plain?: readonly PlainField[] | undefined;
  /** Keeps what was typed in a form that comes back. @returns where the visitor gets it in the other language, by `lang` */
  readonly keepTyped?: ((view: RefusalView, reply: FastifyReply) => RefusalView['languageLinks']) | undefined;
}

export interface VisitorPostOptions {
  /** Whether cookies are for TLS only. */
  readonly secureCookies: boolean;
  /** The form token of the hour, for a form that comes back to its sender. */
  readonly formToken?: (() => string) | undefined;
  /** Hosts of the site beside the one that is asked. */
  readonly ownHosts?: readonly string[] | undefined;
  readonly renderRefusal?: RenderRefusal | undefined;
  /** Of the site; English, and Spanish below `/intl/es` without them. */
  readonly languages?: SiteLanguages | undefined;
  /** What a script that is refused finds beside `error`. */
  readonly beside?: (code: RefusalCode) => object;
}

/** What was posted: an object with whatever in it, but no text that cannot be kept. */
export type PostedBody = Readonly<Record<string, unknown>>;

export const PRIVATE = { 'cache-control': 'no-store, private', 'x-content-type-options': 'nosniff' } as const;
/** The page that a refused form stood on. */
const FORM_PAGE_COOKIE = 'skein_form_page';
const FORM_PAGE_MAX_AGE_S = 30 * 60;
/** Characters of a path; a longer one has no room in a cookie, and nobody is led back to it. */
const FORM_PAGE_MAX_LENGTH = 1000;

const isRecord = (value: unknown): value is PostedBody =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Empty where the body is no object. */
export const fieldsOf = (request: FastifyRequest): PostedBody => (isRecord(request.body) ? request.body : {});

export const wantsJson = ({ headers }: FastifyRequest) =>
  headers.accept?.includes('application/json') ?? false;
export const wantsPage = (request: FastifyRequest) =>
  !wantsJson(request) && (request.headers.accept?.includes('text/html') ?? false);

/**
 * The language of the page that a post comes from. Without script the field for the page is empty; then the browser says
 * where it comes from, and where it keeps that to itself, what is read there.
 */
export const languageFor = (request: FastifyRequest) =>
  languageFrom(request, fieldsOf(request)['pageSource']);

/** A page of the site, in the language of the page that a post comes from. */
export function pageFor(request: FastifyRequest, page: string, languages = ENGLISH_AND_SPANISH): string {
  const from = pathOf(fieldsOf(request)['pageSource'] || request.headers.referer);
  const read = languages.find(({ lang }) => lang === languageFor(request))?.locale ?? '';
  return localizePath(page, from === undefined ? read : splitLocale(from, languages).locale, languages);
}

/** What a failed request means; undefined when it is our own failure. */
function refusalOf(error: FastifyError | Refusal): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal('body_too_large');
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal('unsupported_media_type');
  const { statusCode = 500 } = error;
  return statusCode >= 400 && statusCode < 500 ? new Refusal('malformed_body') : undefined;
}

/** What a log may say of a failure: the words of a database may quote what it was given. */
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
 * What was posted, without what nobody sees in its texts.
 * @throws Refusal for what cannot be kept, with the fields that hold it
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

/** A route for a form of visitors, in a scope that reads them. What `handle` throws becomes JSON or a page. */
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
