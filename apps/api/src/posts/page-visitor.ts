import { readCookie } from '../platform/http/read-cookie.ts';
import { formStamp } from './human-check/form-stamp.ts';
import { newVisitorId, visitorCookie, visitorCookieName, visitorIdOf } from '../platform/visitor/visitor.ts';
import { issueXsrfToken } from '../platform/visitor/xsrf-token.ts';
import { installationSecret } from '../platform/installation-secret.ts';

/** A form on a page that is drawn for one visitor. */
export interface StampedForm {
  /** Where it is posted, without a language. */
  readonly path: string;
  /** What a post calls the page's form token, where it carries that. */
  readonly csrfField?: string | undefined;
}

/** Whoever a page is drawn for. */
export interface PageVisitor {
  /** For scripts on the page: good for a day and any number of posts, like the one in portal data. */
  readonly csrfToken: string;
  /** Hidden fields for a form on the page. */
  stamp(form: StampedForm): Readonly<Record<string, string>>;
  /** On a first visit, the `set-cookie` that makes the visitor known: the tokens are bound to it. */
  readonly setCookie?: string | undefined;
}

/** @param cookies header of the request */
export type PageVisitors = (cookies: string | undefined) => PageVisitor;

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
