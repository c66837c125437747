import type { Request } from '@playwright/test';

/** In a body of any kind: `idempotencyKey=…`, or a part of that name. */
const IN_BODY = /idempotencyKey(?:=|"\s+)(\w+)/;

/** Returns the key of a post, with which its service recognizes a repetition; undefined if it has none. */
export const postKeyOf = (request: Request): string | undefined =>
  request.headers()['idempotency-key'] ?? IN_BODY.exec(request.postData() ?? '')?.[1];
