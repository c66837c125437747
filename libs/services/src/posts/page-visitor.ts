import { readCookie, type PageVisitors } from '@skein/http';
import { formStamp } from './human-check/form-stamp.ts';
import { newVisitorId, visitorCookie, visitorCookieName, visitorIdOf } from '../visitor/visitor.ts';
import { issueXsrfToken } from '../visitor/xsrf-token.ts';
import { installationSecret } from '../storage/installation-secret.ts';

export interface PageVisitorsOptions {
  readonly dataDir: string;
  readonly secureCookies: boolean;
  readonly now?: () => number;
}

/** For a host whose services run in its own process: the same key signs. */
export function pageVisitors({ dataDir, secureCookies, now = Date.now }: PageVisitorsOptions): PageVisitors {
  const secret = installationSecret(dataDir, 'portal');
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
