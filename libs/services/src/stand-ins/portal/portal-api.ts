import cookie from '@fastify/cookie';
import {
  ANTI_HIJACKING_PREFIX,
  anonymousPortalData,
  PORTAL_DATA_PATH,
  type PortalData,
  type UserDetails,
} from '@skein/analytics/contract';
import { networkOf } from '@skein/http';
import { secondsToWait, unlimited } from '@skein/http/rate-limit';
import type { FastifyPluginAsync } from 'fastify';
import { assignVariations } from '@skein/http';
import { assertPortalOptions, type PortalOptions, type PortalUser } from './portal-options.ts';
import { PORTAL_LIMITS } from './model/portal.constants.ts';
import { ensureVisitorId, readVisitorId } from '../../visitor/visitor.ts';
import { issueFormToken } from '../../posts/form-token.ts';

const MANY = {
  en: 'That was a lot in a short time. Please try again in a minute.',
  es: 'Fue mucho en poco tiempo. Inténtalo de nuevo en un minuto.',
} as const;

const localeOf = (hl: unknown): 'en-US' | 'es' =>
  typeof hl === 'string' && /^es\b/i.test(hl) ? 'es' : 'en-US';

function userDetails(user: PortalUser | undefined, locale: string): UserDetails {
  if (!user) return { ...anonymousPortalData().user_details, locale };
  return {
    name: user.name,
    given_name: user.givenName,
    profile_photo_url: user.photoUrl,
    is_logged_in: true,
    has_account: user.hasAccount,
    gaia_email: user.email,
    locale,
  };
}

/**
 * Serves portal data to the site's pages: the form token of the hour, the visitor's experiments and the
 * visitor's account.
 * @throws Error at registration if the options are unsafe
 */
export const portalApi: FastifyPluginAsync<PortalOptions> = async (app, options) => {
  assertPortalOptions(options);
  const {
    secret,
    secureCookies,
    userOf = () => undefined,
    experiments = {},
    liveChatLicence = '',
    limiter = unlimited,
    now = Date.now,
  } = options;
  if (!app.hasRequestDecorator('cookies')) await app.register(cookie);

  app.get<{ Querystring: { fmt?: unknown; hl?: unknown } }>(PORTAL_DATA_PATH, async (request, reply) => {
    reply
      .headers({ 'cache-control': 'no-store, private', 'x-content-type-options': 'nosniff' })
      .type('application/json');
    const { fmt = 'json', hl } = request.query;
    if (fmt !== 'json') {
      return reply.code(400).send({
        error: { code: 'unsupported_format', message: 'Portal data is available with fmt=json only.' },
      });
    }
    const waitS = await secondsToWait(limiter, [
      [PORTAL_LIMITS.network, networkOf(request.ip)],
      [PORTAL_LIMITS.visitor, readVisitorId(request, { secureCookies })],
    ]);
    if (waitS > 0) {
      const message = MANY[localeOf(hl) === 'es' ? 'es' : 'en'];
      return reply
        .code(429)
        .header('retry-after', String(waitS))
        .send({ error: { code: 'too_many_requests', message } });
    }
    const visitorId = ensureVisitorId(request, reply, { secureCookies });
    const data: PortalData = {
      xsrf_token: issueFormToken({ secret, nowMs: now() }),
      live_chat_licence: liveChatLicence,
      experiments: assignVariations(visitorId, experiments),
      user_details: userDetails(userOf(request), localeOf(hl)),
    };
    return reply.send(ANTI_HIJACKING_PREFIX + JSON.stringify(data));
  });
};
