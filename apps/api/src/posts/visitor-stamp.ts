import { readCookie } from '../platform/http/read-cookie.ts';
import { visitorCookieName } from '../platform/visitor/visitor.ts';
import { installationSecret } from '../platform/installation-secret.ts';
import { formStamp } from './human-check/form-stamp.ts';

/** Hidden fields for a form on a page that is drawn for whoever sends these cookies. @param path where it is posted */
export type VisitorStamp = (cookies: string | undefined, path: string) => Readonly<Record<string, string>>;

/** For a host whose services run in its own process: the same key signs. */
export function visitorStamp(options: { dataDir: string; secureCookies: boolean }): VisitorStamp {
  const stamp = formStamp({ secret: installationSecret(options.dataDir, 'portal') });
  const name = visitorCookieName(options);
  return (cookies, path) => stamp(readCookie(cookies, name), path);
}
