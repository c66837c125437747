import { readCookie, type VisitorStamp } from '@skein/http';
import { visitorCookieName } from '../visitor/visitor.ts';
import { installationSecret, type SecretPlace } from '../storage/installation-secret.ts';
import { formStamp } from './human-check/form-stamp.ts';

/** Signs the hidden fields of forms, for a host whose services run in its own process: both use the same key. */
export function visitorStamp(options: SecretPlace & { secureCookies: boolean }): VisitorStamp {
  const stamp = formStamp({ secret: installationSecret(options, 'portal') });
  const name = visitorCookieName(options);
  return (cookies, path) => stamp(readCookie(cookies, name), path);
}
