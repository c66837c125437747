import { IDEMPOTENCY_FIELD, PAGE_TOKEN_FIELD } from '@skein/forms/contract';
import { randomBytes } from 'node:crypto';
import type { FormStamp } from '../visitor-post/visitor-post.ts';
import { issueXsrfToken } from '../portal/xsrf-token.ts';
import { issuePageToken } from './page-token.ts';

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
