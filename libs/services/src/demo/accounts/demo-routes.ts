import cookie from '@fastify/cookie';
import { isCrossSite } from '@skein/http';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { PortalUser } from '../../stand-ins/portal/portal-options.ts';
import {
  DEMO_AVATAR_PATH,
  DEMO_COOKIE,
  DEMO_FORM_MAX_BYTES,
  DEMO_SIGN_OUT_PATH,
} from './demo-accounts.constants.ts';
import {
  ACCOUNTS_PAGE_CSP,
  accountsPageHtml,
  accountsPath,
  demoPath,
  type AccountsPage,
} from './accounts-page.ts';
import { avatarSvg } from './avatar.ts';
import {
  DEMO_ACCOUNTS,
  demoAccount,
  demoPhotoPath,
  type DemoAccount,
  type DemoLocale,
} from './demo-accounts.ts';
import { safeReturnPath } from './return-path.ts';

const LOCALES: readonly DemoLocale[] = ['en', 'es'];
const OWN_PATHS = new Set(
  LOCALES.flatMap((locale) => [accountsPath(locale), demoPath(DEMO_SIGN_OUT_PATH, locale)]),
);
const SIGNED_OUT_ID = 'visitor';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Matches `{id}.svg`. The portal header adds a size to a photo's path, so the name can end with `=s60-c`. */
const AVATAR_FILE = /^([a-z-]+)\.svg(?:=s\d{1,4}-c)?$/;

function currentDemoAccount(request: FastifyRequest): DemoAccount | undefined {
  const account = demoAccount(request.cookies[DEMO_COOKIE]);
  return account?.user ? account : undefined;
}

/** Returns the signed-in user for the portal, or undefined for a signed-out visitor. */
export function demoUserOf(request: FastifyRequest): PortalUser | undefined {
  const account = currentDemoAccount(request);
  return account?.user && { ...account.user, photoUrl: demoPhotoPath(account) };
}

/**
 * Returns the path of the page from which the visitor came, so that the visitor can return there after choosing an
 * account. Returns `/` if the page is unknown or on another site.
 */
function pathOfReferrer(request: FastifyRequest): string {
  const { referer } = request.headers;
  if (!referer || !URL.canParse(referer)) return '/';
  const { host, pathname, search } = new URL(referer);
  return host === request.host && !OWN_PATHS.has(pathname) ? safeReturnPath(pathname + search) : '/';
}

function returnPathOf(request: FastifyRequest, named: unknown): string {
  return named ? safeReturnPath(named) : pathOfReferrer(request);
}

function sendPage(reply: FastifyReply, page: AccountsPage): FastifyReply {
  return reply
    .headers({
      'cache-control': 'no-store, private',
      'content-security-policy': ACCOUNTS_PAGE_CSP,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    })
    .type('text/html; charset=utf-8')
    .send(accountsPageHtml(page));
}

function refuse(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store, private').send({ error: { code, message } });
}

export interface DemoAccountsOptions {
  readonly secureCookies: boolean;
  /** Other host names of the site, in addition to the host name of the request. */
  readonly ownHosts?: readonly string[] | undefined;
  /** The provider's name, for the title of the page. */
  readonly provider: string;
}

/**
 * Serves the account switcher, its pictures and the sign-out link. Register this plugin only where demo
 * accounts are allowed.
 */
export const demoAccountsApi: FastifyPluginAsync<DemoAccountsOptions> = async (app, options) => {
  const { secureCookies, provider, ownHosts } = options;
  const ours = { path: '/', httpOnly: true, sameSite: 'lax', secure: secureCookies } as const;
  if (!app.hasRequestDecorator('cookies')) await app.register(cookie);

  // This parser applies only to this plugin, even if the host has its own parser for forms.
  if (app.hasContentTypeParser(FORM_TYPE)) app.removeContentTypeParser(FORM_TYPE);
  app.addContentTypeParser(
    FORM_TYPE,
    { parseAs: 'string', bodyLimit: DEMO_FORM_MAX_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  function become(reply: FastifyReply, account: DemoAccount, path: string): FastifyReply {
    if (account.user) reply.setCookie(DEMO_COOKIE, account.id, ours);
    else reply.clearCookie(DEMO_COOKIE, ours);
    return reply.header('cache-control', 'no-store, private').redirect(path, 303);
  }

  for (const locale of LOCALES) {
    app.get<{ Querystring: { return?: unknown } }>(accountsPath(locale), (request, reply) =>
      sendPage(reply, {
        locale,
        provider,
        currentId: currentDemoAccount(request)?.id ?? SIGNED_OUT_ID,
        returnPath: returnPathOf(request, request.query.return),
      }),
    );

    app.post<{ Body: { account?: string; return?: string } | null | undefined }>(
      accountsPath(locale),
      (request, reply) => {
        if (isCrossSite(request, { ownHosts, secure: secureCookies }))
          return refuse(reply, 403, 'cross_site', 'Choose the account on this site.');
        const returnPath = returnPathOf(request, request.body?.return);
        const account = demoAccount(request.body?.account);
        if (account) return become(reply, account, returnPath);
        if (!request.headers.accept?.includes('text/html'))
          return refuse(reply, 400, 'unknown_account', 'There is no such account.');
        const currentId = currentDemoAccount(request)?.id ?? SIGNED_OUT_ID;
        return sendPage(reply.code(400), { locale, provider, currentId, returnPath, unknownAccount: true });
      },
    );
  }

  for (const locale of LOCALES)
    app.route<{ Querystring: { return?: unknown }; Body: { return?: string } | null | undefined }>({
      method: ['GET', 'POST'],
      url: demoPath(DEMO_SIGN_OUT_PATH, locale),
      handler(request, reply) {
        if (isCrossSite(request, { ownHosts, secure: secureCookies }))
          return refuse(reply, 403, 'cross_site', 'Sign out on this site.');
        reply.clearCookie(DEMO_COOKIE, ours);
        const named = request.body?.return ?? request.query.return;
        return reply.header('cache-control', 'no-store, private').redirect(returnPathOf(request, named), 303);
      },
    });

  const pictured = new Set(
    DEMO_ACCOUNTS.filter((account) => demoPhotoPath(account) !== '').map(({ id }) => id),
  );
  app.get<{ Params: { file: string } }>(`${DEMO_AVATAR_PATH}/:file`, (request, reply) => {
    const id = AVATAR_FILE.exec(request.params.file)?.[1];
    if (id === undefined || !pictured.has(id)) return reply.callNotFound();
    return reply
      .headers({
        'cache-control': 'public, max-age=86400',
        'content-security-policy': "default-src 'none'",
        'x-content-type-options': 'nosniff',
      })
      .type('image/svg+xml')
      .send(avatarSvg(id));
  });
};
