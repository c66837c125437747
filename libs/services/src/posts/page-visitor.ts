import { readCookie, type PageVisitors } from '@skein/http';
import { formStamp } from './human-check/form-stamp.ts';
import { newVisitorId, visitorCookie, visitorCookieName, visitorIdOf } from '../visitor/visitor.ts';
import { issueXsrfToken } from '../visitor/xsrf-token.ts';
import { installationSecret, type SecretPlace } from '../storage/installation-secret.ts';

export interface PageVisitorsOptions extends SecretPlace {
  readonly secureCookies: boolean;
  readonly now?: () => number;
}

/** Signs the tokens of pages, for a host whose services run in its own process: both use the same key. */
export function pageVisitors(options: PageVisitorsOptions): PageVisitors {
  const { secureCookies, now = Date.now } = options;
  const secret = installationSecret(options, 'portal');
  const stamp = formStamp({ secret, now });
  const name = visitorCookieName({ secureCookies });
  return (cookies) => {
    const known = visitorIdOf(readCookie(cookies, name));
    const visitorId = known ?? newVisitorId();
    const csrfToken = issueXsrfToken({ secret, visitorId, nowMs: now() });
    return {
      csrfToken,
      stamp: ({ path, csrfField }) => ({
        ...stamp(visitorId, path),
        ...(csrfField !== undefined && { [csrfField]: csrfToken }),
      }),
      setCookie: known === undefined ? visitorCookie(visitorId, { secureCookies }) : undefined,
    };
  };
}
