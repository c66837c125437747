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
import { languageOf } from '@skein/http';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { readVisitorPosts } from '../posts/read-posts.ts';
import { PRIVATE, visitorPost, type PostedBody } from '../posts/visitor-post.ts';

export interface ConsentApiOptions {
  /** Path of the page with the form, without a language. The form posts to it. */
  readonly page: string;
  /** Languages of the site. Default: English, and Spanish below `/intl/es`. */
  readonly languages?: SiteLanguages | undefined;
  /** The categories of cookies that the site asks about. */
  readonly asks: readonly ConsentCategory[];
  readonly secureCookies: boolean;
  /** Further host names of the site, beside the requested one. */
  readonly ownHosts?: readonly string[] | undefined;
  /** ms since 1970. */
  readonly now?: (() => number) | undefined;
}

const NAMES = { choice: 'choice', ...Object.fromEntries(CONSENT_CATEGORIES.map((name) => [name, name])) };
const DAY_S = 86_400;

/** Returns the categories that a post allows: all, none, or the checked ones. */
function allowedBy(body: PostedBody, asks: readonly string[]): readonly string[] {
  const { choice } = body;
  if (choice === 'all') return asks;
  return choice === 'some' ? asks.filter((category) => typeof body[category] === 'string') : [];
}

const expire = (reply: FastifyReply, name: string, domain: string | undefined) =>
  reply.setCookie(name, '', { path: '/', maxAge: 0, ...(domain !== undefined && { domain }) });

/**
 * Handles the consent form of visitors without script. It sets the same cookie as the banner, and deletes the
 * cookies of refused categories.
 */
export const consentApi: FastifyPluginAsync<ConsentApiOptions> = async (app, options) => {
  const { page, languages = ENGLISH_AND_SPANISH, asks, secureCookies, ownHosts, now = Date.now } = options;
  await readVisitorPosts(app);

  function keep(reply: FastifyReply, allowed: readonly string[]): void {
    const at = new Date(now()).toISOString();
    const categories = ['necessary', ...allowed];
    // As vanilla-cookieconsent writes it; scripts read it, too.
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
    // The choice is kept for the host alone. One that was set for a domain would stay beside it.
    for (const domain of cookieDomains(hostname))
      if (domain !== undefined) expire(reply, CONSENT_COOKIE, domain);
  }

  for (const { prefix } of languages) {
    const path = prefix + page;
    visitorPost(
      app,
      { path, language: languageOf(path), names: NAMES },
      { secureCookies, ownHosts },
      async (body, request, reply) => {
        const allowed = heldByPrivacyControl(allowedBy(body, asks), request.headers['sec-gpc'] === '1');
        // Browsers read the domain of a host that has none above it as the host alone: what is kept comes last.
        forget(request, reply, allowed);
        keep(reply, allowed);
        return reply.headers(PRIVATE).redirect(`${path}?saved=${allowed.join('.') || 'none'}`, 303);
      },
    );
  }
};
