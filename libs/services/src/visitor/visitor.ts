import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { VISITOR_COOKIE_MAX_AGE_S, VISITOR_ID_BYTES } from './visitor.constants.ts';

export interface VisitorCookieOptions {
  /** Whether cookies are for TLS only, as the portal's options say. */
  secureCookies: boolean;
}

const VISITOR_ID = /^[A-Za-z0-9_-]{22}$/;

/** What a cookie holds, if it is an id of ours. */
export const visitorIdOf = (value: string | undefined): string | undefined =>
  value !== undefined && VISITOR_ID.test(value) ? value : undefined;

export const newVisitorId = (): string => randomBytes(VISITOR_ID_BYTES).toString('base64url');

/** Ids given during a request, so that asking twice in one request gives one visitor. */
const given = new WeakMap<FastifyRequest, string>();

/** The name of the visitor cookie. Over https browsers let only this very host set it, which the prefix demands. */
export function visitorCookieName({ secureCookies }: VisitorCookieOptions): string {
  return secureCookies ? '__Host-skein_visitor' : 'skein_visitor';
}

/** The visitor's id from its cookie; nothing when there is none or it is not one of ours. */
export function readVisitorId(request: FastifyRequest, options: VisitorCookieOptions): string | undefined {
  return visitorIdOf(request.cookies[visitorCookieName(options)]) ?? given.get(request);
}

const cookieOptions = ({ secureCookies }: VisitorCookieOptions) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: secureCookies,
    maxAge: VISITOR_COOKIE_MAX_AGE_S,
  }) as const;

/** The header `set-cookie` that makes a visitor known, for answers that are not a Fastify reply's. */
export function visitorCookie(id: string, options: VisitorCookieOptions): string {
  const { path, maxAge } = cookieOptions(options);
  const secure = options.secureCookies ? '; Secure' : '';
  return `${visitorCookieName(options)}=${id}; Max-Age=${maxAge}; Path=${path}; HttpOnly${secure}; SameSite=Lax`;
}

/**
 * The visitor's id; a new one is made and set as a cookie on a first visit. It says nothing about the person: it keeps
 * form tokens and experiments together over a visit. For answers that are never cached.
 */
export function ensureVisitorId(
  request: FastifyRequest,
  reply: FastifyReply,
  options: VisitorCookieOptions,
): string {
  const known = readVisitorId(request, options);
  if (known !== undefined) return known;
  const id = newVisitorId();
  given.set(request, id);
  reply.setCookie(visitorCookieName(options), id, cookieOptions(options));
  return id;
}
