import { IDEMPOTENCY_FIELD, PAGE_TOKEN_FIELD } from '@skein/forms/contract';
import { randomBytes } from 'node:crypto';
import { issueXsrfToken } from '../../visitor/xsrf-token.ts';
import { issuePageToken } from './page-token.ts';

/**
 * Hidden fields for a form on a page that is drawn for one visitor.
 * @param visitorId from the visitor's cookie. Without one there is no token: it would be bound to nobody, and refused
 * @param path where the form is posted
 * @param csrfField what its posts call the form token, where they carry one
 */
export type FormStamp = (
  visitorId: string | undefined,
  path: string,
  csrfField?: string,
) => Readonly<Record<string, string>>;

export interface FormStampOptions {
  /** The portal's secret. */
  readonly secret: string | Buffer;
  readonly now?: () => number;
}

/** Stamps forms with a token that is signed, good once and not too young, and with a key of their own. */
export const formStamp =
  ({ secret, now = Date.now }: FormStampOptions): FormStamp =>
  (visitorId, path, csrfField) => ({
    [IDEMPOTENCY_FIELD]: randomBytes(16).toString('hex'),
    ...(visitorId && {
      [PAGE_TOKEN_FIELD]: issuePageToken({ secret, visitorId, purpose: path, nowMs: now() }),
      ...(csrfField !== undefined && {
        [csrfField]: issueXsrfToken({ secret, visitorId, nowMs: now() }),
      }),
    }),
  });
