import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import { FORM_ENTRY_FIELD, formFields, type FormValues } from '@skein/forms/contract';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { readVisitorId } from '../portal/visitor.ts';
import { addressCheck, addressForms, type AddressPost, type AddressRoute } from './address-posts.ts';
import { isCrossSite } from './cross-site.ts';
import { languageOf } from './language.ts';
import { BODY_MAX_BYTES } from './leads.constants.ts';
import { isUnusable, parseForm } from './read-form.ts';
import { refusalPage } from './refusal-page.ts';
import { Refusal, type RefusalView, type RenderRefusal } from './refusal.ts';
import type { TakeAddress } from './take-address.ts';

export interface LeadsApiOptions {
  readonly take: TakeAddress;
  /** Told when there is something new to pass on. */
  readonly onTaken: () => void;
  readonly secureCookies: boolean;
  /** Hosts of the site beside the one that is asked. */
  readonly ownHosts?: readonly string[];
  readonly renderRefusal?: RenderRefusal | undefined;
}

const PRIVATE = { 'cache-control': 'no-store, private', 'x-content-type-options': 'nosniff' } as const;
/** Longer texts are not shown again. */
const SHOWN_MAX_LENGTH = 500;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = (request: FastifyRequest) => (isRecord(request.body) ? request.body : {});

const wantsJson = ({ headers }: FastifyRequest) => headers.accept?.includes('application/json') ?? false;
const wantsPage = (request: FastifyRequest) =>
  !wantsJson(request) && (request.headers.accept?.includes('text/html') ?? false);

/** Without script the field for the page is empty; then the browser says where it comes from. */
const languageFor = (request: FastifyRequest) =>
  languageOf(fieldsOf(request)['pageSource'] || request.headers.referer);

/** The path of a page, without its query: that may be personal. */
const pathOf = (address = '') => (URL.canParse(address) ? new URL(address).pathname : undefined);

/** What a failed request means; undefined when it is our own failure. */
function refusalOf(error: FastifyError | Refusal): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Refusal('body_too_large');
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal('unsupported_media_type');
  const { statusCode = 500 } = error;
  return statusCode >= 400 && statusCode < 500 ? new Refusal('malformed_body') : undefined;
}

const nameOf = (error: Error): string => ('code' in error ? String(error.code) : error.name);

function viewOf(refusal: Refusal, request: FastifyRequest, { path, names }: AddressRoute): RefusalView {
  const body = fieldsOf(request);
  const shown = (name: string): string | undefined => {
    const value = body[name];
    return typeof value === 'string' && !isUnusable(value) ? value.slice(0, SHOWN_MAX_LENGTH) : undefined;
  };
  const values = Object.fromEntries(formFields.map((name) => [name, shown(names[name])])) as FormValues;
  const entry = shown(FORM_ENTRY_FIELD);
  // Of the next try the browser will say that it comes from here.
  const page = shown('pageSource') || pathOf(request.headers.referer);
  const hidden = { ...(entry && { [FORM_ENTRY_FIELD]: entry }), ...(page && { pageSource: page }) };
  const language = languageFor(request);
  return {
    status: refusal.status,
    code: refusal.code,
    message: refusal.text(language),
    fields: refusal.details.fields ?? {},
    values,
    hidden,
    names,
    language,
    action: path,
  };
}

/** Addresses and emails that visitors leave: `POST /address-forms` and `POST /address-check`. */
export const leadsApi: FastifyPluginAsync<LeadsApiOptions> = async (app, options) => {
  const { take, onTaken, secureCookies, ownHosts = [], renderRefusal = refusalPage } = options;
  if (!app.hasRequestDecorator('cookies')) await app.register(cookie);
  // Plain text is how a page elsewhere would send JSON without asking.
  app.removeContentTypeParser('text/plain');
  if (app.hasContentTypeParser('application/x-www-form-urlencoded'))
    app.removeContentTypeParser('application/x-www-form-urlencoded');
  // Its type wants an object; null says that there is none.
  const parser = (body: string) => parseForm(body) as Record<string, unknown>;
  await app.register(formbody, { bodyLimit: BODY_MAX_BYTES, parser });

  async function refuse(refusal: Refusal, request: FastifyRequest, reply: FastifyReply, route: AddressRoute) {
    const view = viewOf(refusal, request, route);
    const { fields, retryAfterS } = refusal.details;
    if (retryAfterS !== undefined) reply.header('retry-after', String(retryAfterS));
    reply.code(view.status).headers(PRIVATE);
    if (!wantsPage(request)) {
      const { code, message } = view;
      return reply.send({ error: { code, message, ...(fields && { fields }) } });
    }
    const page = await renderRefusal(view);
    return reply.headers(page.headers).type('text/html; charset=utf-8').send(page.html);
  }

  function read(request: FastifyRequest, route: AddressRoute): AddressPost {
    const body = request.body;
    if (!isRecord(body)) throw new Refusal('malformed_body');
    if (Object.values(body).some(isUnusable)) throw new Refusal('invalid_characters');
    const result = route.read(body);
    if (result.post) return result.post;
    throw new Refusal('invalid_fields', {
      fields: {
        ...(result.wrong.includes(route.names.email) && { email: 'emailInvalid' }),
        ...(result.wrong.includes(route.names.zip) && { zip: 'zipInvalid' }),
      },
    });
  }

  for (const route of [addressForms, addressCheck]) {
    app.post(route.path, {
      bodyLimit: BODY_MAX_BYTES,
      errorHandler(error: FastifyError | Refusal, request, reply) {
        const refusal = refusalOf(error);
        // What a database says may quote what it was given.
        if (!refusal) request.log.error({ reason: nameOf(error) }, 'submission was not stored');
        return refuse(refusal ?? new Refusal('unavailable', { retryAfterS: 5 }), request, reply, route);
      },
      // Before the body is read, so that nobody else's page makes us read one.
      async onRequest(request) {
        if (isCrossSite(request, ownHosts)) throw new Refusal('cross_site');
      },
      async handler(request, reply) {
        const post = read(request, route);
        const { location, repeated } = await take(
          route,
          { ...post, pageSource: post.pageSource || (request.headers.referer ?? '') },
          { visitorId: readVisitorId(request, { secureCookies }) ?? '', ip: request.ip },
        );
        if (!repeated) onTaken();
        reply.headers(PRIVATE);
        return wantsJson(request) ? reply.send({ location }) : reply.redirect(location, 303);
      },
    });
  }
};
