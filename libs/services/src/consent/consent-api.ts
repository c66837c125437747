import {
  CONSENT_CATEGORIES,
  CONSENT_COOKIE,
  CONSENT_DAYS,
  consentRevision,
  cookieDomains,
  heldByPrivacyControl,
  refusedCookies,
  type ConsentCategory,
} from '@skein/analytics/contract';
import { ENGLISH_AND_SPANISH, type SiteLanguages } from '@skein/cms-client';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { readVisitorPosts } from '../posts/read-posts.ts';
import type { PostedBody } from '../posts/posted.ts';
import { PRIVATE, visitorPost } from '../posts/visitor-post.ts';

export interface ConsentApiOptions {
  /** Path of the page with the consent form, without a language prefix. The form posts to this path. */
  readonly page: string;
  /** Languages of the site. Default: English, and Spanish below `/intl/es`. */
  readonly languages?: SiteLanguages | undefined;
  /** The categories of cookies that the site asks about. */
  readonly asks: readonly ConsentCategory[];
  readonly secureCookies: boolean;
  /** Other host names of the site, in addition to the host name of the request. */
  readonly ownHosts?: readonly string[] | undefined;
  /** Returns the current time, in ms since 1970. */
  readonly now?: (() => number) | undefined;
}

const NAMES = { choice: 'choice', ...Object.fromEntries(CONSENT_CATEGORIES.map((name) => [name, name])) };
const DAY_S = 86_400;

/** Returns the cookie categories that the visitor allows in a form: all, none, or the checked categories. */
function allowedBy(body: PostedBody, asks: readonly string[]): readonly string[] {
  const { choice } = body;
  if (choice === 'all') return asks;
  return choice === 'some' ? asks.filter((category) => typeof body[category] === 'string') : [];
}

const expire = (reply: FastifyReply, name: string, domain: string | undefined) =>
  reply.setCookie(name, '', { path: '/', maxAge: 0, ...(domain !== undefined && { domain }) });

/**
 * Handles the consent form, for visitors without JavaScript. It sets the same cookie as the consent banner. If the
 * visitor refuses a category, the service deletes the cookies of the category.
 */
export const consentApi: FastifyPluginAsync<ConsentApiOptions> = async (app, options) => {
  const { page, languages = ENGLISH_AND_SPANISH, asks, secureCookies, ownHosts, now = Date.now } = options;
  await readVisitorPosts(app);

  function keep(reply: FastifyReply, allowed: readonly string[]): void {
    const at = new Date(now()).toISOString();
    const categories = ['necessary', ...allowed];
    // The cookie has the format of vanilla-cookieconsent, because scripts read it, too.
    const choice = {
      categories,
      revision: consentRevision(asks),
      data: null,
      consentTimestamp: at,
      consentId: randomUUID(),
      services: Object.fromEntries(['necessary', ...asks].map((category) => [category, []])),
      lastConsentTimestamp: at,
      expirationTime: now() + CONSENT_DAYS * DAY_S * 1000,
    };
    reply.setCookie(CONSENT_COOKIE, JSON.stringify(choice), {
      path: '/',
      sameSite: 'lax',
      secure: secureCookies,
      maxAge: CONSENT_DAYS * DAY_S,
    });
  }

  function forget({ cookies, hostname }: FastifyRequest, reply: FastifyReply, allowed: readonly string[]) {
    for (const name of refusedCookies(Object.keys(cookies), allowed))
      for (const domain of cookieDomains(hostname)) expire(reply, name, domain);
    // The choice is stored for this host only. Delete older choices that were stored for a domain.
    for (const domain of cookieDomains(hostname))
      if (domain !== undefined) expire(reply, CONSENT_COOKIE, domain);
  }

  for (const { prefix } of languages) {
    const path = prefix + page;
    visitorPost(app, { path, names: NAMES }, { secureCookies, ownHosts }, async (body, request, reply) => {
      const allowed = heldByPrivacyControl(allowedBy(body, asks), request.headers['sec-gpc'] === '1');
      // Browsers may read the host's own domain as the host itself, so set the cookie after the deletions.
      forget(request, reply, allowed);
      keep(reply, allowed);
      return reply.headers(PRIVATE).redirect(`${path}?saved=${allowed.join('.') || 'none'}`, 303);
    });
  }
};
