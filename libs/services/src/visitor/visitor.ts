import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { VISITOR_COOKIE_MAX_AGE_S, VISITOR_ID_BYTES } from './visitor.constants.ts';

export interface VisitorCookieOptions {
  /** Whether cookies are for TLS only, as the portal's options say. */
  secureCookies: boolean;
}

const VISITOR_ID = /^[A-Za-z0-9_-]{22}$/;

/** Returns the name of the visitor cookie. Over https browsers let only this very host set it, which the prefix demands. */
const visitorCookieName = ({ secureCookies }: VisitorCookieOptions): string =>
  secureCookies ? '__Host-skein_visitor' : 'skein_visitor';

/** Reads the visitor's id from its cookie; undefined when there is none or it is not one of ours. */
export function readVisitorId(request: FastifyRequest, options: VisitorCookieOptions): string | undefined {
  const value = request.cookies[visitorCookieName(options)];
  return value !== undefined && VISITOR_ID.test(value) ? value : undefined;
}

/**
 * Returns the visitor's id; on a first visit it makes one and sets it as a cookie. The id says nothing about the person:
 * portal data keeps a visitor in the same experiments with it, and services count by it what one visitor sends. Only
 * answers that no cache keeps may set it.
 */
export function ensureVisitorId(
  request: FastifyRequest,
  reply: FastifyReply,
  options: VisitorCookieOptions,
): string {
  const known = readVisitorId(request, options);
  if (known !== undefined) return known;
  const id = randomBytes(VISITOR_ID_BYTES).toString('base64url');
  reply.setCookie(visitorCookieName(options), id, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: options.secureCookies,
    maxAge: VISITOR_COOKIE_MAX_AGE_S,
  });
  return id;
}
