import { textIn } from '@skein/http';
import type { RateLimiter } from '@skein/http/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { HumanCheck } from './human-check/human-check.ts';
import { readVisitorId, type VisitorCookieOptions } from '../visitor/visitor.ts';
import type { Storage } from '../storage/open-storage.ts';
import type { FormPages } from './form-pages.ts';
import { trapIn, type Trap } from './trap.ts';
import { fieldsOf, type VisitorPostOptions } from './visitor-post.ts';

/** What every form needs to take its posts. */
export interface Intake {
  readonly storage: Storage;
  readonly humanCheck: HumanCheck;
  readonly limiter: RateLimiter;
  /** The portal's secret, which signs the tokens of forms and pages. */
  readonly secret: string | Buffer;
  readonly now: () => number;
  /** Called when the outbox has a new submission. */
  readonly onTaken: () => void;
}

/** Options that every form is served with. */
export interface FormOptions extends Omit<VisitorPostOptions, 'beside'> {
  readonly intake: Intake;
  readonly pages: FormPages;
}

/** The visitor who sent a post. */
export interface Sender {
  /** Empty on a first visit. */
  readonly visitorId: string;
  readonly ip: string;
  /** The state of the post's hidden field. */
  readonly trap?: Trap;
}

export const senderOf = (request: FastifyRequest, options: VisitorCookieOptions): Sender => ({
  visitorId: readVisitorId(request, options) ?? '',
  ip: request.ip,
  trap: trapIn((name) => textIn(fieldsOf(request), name)),
});
