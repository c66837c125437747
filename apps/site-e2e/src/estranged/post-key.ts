import type { Request } from '@playwright/test';

/** In a body of any kind: `idempotencyKey=…`, or a part of that name. */
const IN_BODY = /idempotencyKey(?:=|"\s+)(\w+)/;

/** The key of a post, by which its service knows a repetition. */
export const postKeyOf = (request: Request): string | undefined =>
  request.headers()['idempotency-key'] ?? IN_BODY.exec(request.postData() ?? '')?.[1];
