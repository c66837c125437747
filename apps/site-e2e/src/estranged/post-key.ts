import type { Request } from '@playwright/test';

/** Matches the idempotency key in the body of a post, in URL-encoded or multipart format. */
const IN_BODY = /idempotencyKey(?:=|"\s+)(\w+)/;

/** Returns a post's idempotency key, or undefined. With this key, the service recognizes repeated posts. */
export const postKeyOf = (request: Request): string | undefined =>
  request.headers()['idempotency-key'] ?? IN_BODY.exec(request.postData() ?? '')?.[1];
