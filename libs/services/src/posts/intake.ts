import { textIn } from '@skein/http';
import type { RateLimiter } from '@skein/http/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { HumanCheck } from './human-check/human-check.ts';
import { readVisitorId, type VisitorCookieOptions } from '../visitor/visitor.ts';
import type { Storage } from '../storage/open-storage.ts';
import type { FormPages } from './form-pages.ts';
import { trapIn, type Trap } from './trap.ts';
import { fieldsOf } from './posted.ts';
import type { VisitorPostOptions } from './visitor-route.ts';

/** Services that every form needs to accept posts. */
export interface Intake {
  readonly storage: Storage;
  readonly humanCheck: HumanCheck;
  readonly limiter: RateLimiter;
  /** Secret that signs form tokens. */
  readonly secret: string | Buffer;
  readonly now: () => number;
  /** The form calls this function after it has stored a new submission. */
  readonly onTaken: () => void;
}

/** Options that are common to all forms. */
export interface FormOptions extends Omit<VisitorPostOptions, 'beside'> {
  readonly intake: Intake;
  readonly pages: FormPages;
}

/** The visitor who sent a post. */
export interface Sender {
  /** Id of the visitor, or an empty text on a first visit. */
  readonly visitorId: string;
  readonly ip: string;
  /** The state of the hidden trap field. */
  readonly trap?: Trap;
}

export const senderOf = (request: FastifyRequest, options: VisitorCookieOptions): Sender => ({
  visitorId: readVisitorId(request, options) ?? '',
  ip: request.ip,
  trap: trapIn((name) => textIn(fieldsOf(request), name)),
});
