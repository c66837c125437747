import { textIn } from '@skein/http';
import type { RateLimiter } from '@skein/http/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { HumanCheck } from './human-check/human-check.ts';
import { readVisitorId, type VisitorCookieOptions } from '../visitor/visitor.ts';
import type { Storage } from '../storage/open-storage.ts';
import type { FormPages } from './form-pages.ts';
import { trapIn, type Trap } from './trap.ts';
import { fieldsOf, type VisitorPostOptions } from './visitor-post.ts';

/** What every form takes its posts with. */
export interface Intake {
  readonly storage: Storage;
  readonly humanCheck: HumanCheck;
  readonly limiter: RateLimiter;
  /** Signs the tokens of forms and pages: the portal's. */
  readonly secret: string | Buffer;
  readonly now: () => number;
  /** Called when the outbox holds something new. */
  readonly onTaken: () => void;
}

/** How a form is served. */
export interface FormOptions extends Omit<VisitorPostOptions, 'beside'> {
  readonly intake: Intake;
  readonly pages: FormPages;
}

/** Whoever sent a post. */
export interface Sender {
  /** Empty for a first visit. */
  readonly visitorId: string;
  readonly ip: string;
  /** Of the post. */
  readonly trap?: Trap;
}

export const senderOf = (request: FastifyRequest, options: VisitorCookieOptions): Sender => ({
  visitorId: readVisitorId(request, options) ?? '',
  ip: request.ip,
  trap: trapIn((name) => textIn(fieldsOf(request), name)),
});
