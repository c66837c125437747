import {
  FORM_ENTRY_FIELD,
  PAGE_TOKEN_FIELD,
  SCHEDULE_CALL_PATH,
  type CallState,
} from '@skein/forms/contract';
import { localised, pathOf, textIn } from '@skein/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ensureVisitorId, readVisitorId } from '../../visitor/visitor.ts';
import { verifyPageToken } from '../../posts/human-check/page-token.ts';
import { originOf } from '../../posts/post-origin.ts';
import { Refusal } from '../../posts/refusal.ts';
import { afterTrap } from '../../posts/trap.ts';
import { languageFor, PRIVATE, type PostedBody } from '../../posts/visitor-post.ts';
import type { PostedStep } from './read-call.ts';
import type { ScheduleCallApiOptions } from './schedule-call.options.ts';
import { stepPage } from './step-page.ts';

/** What the page after a post shows. */
interface NextStep {
  readonly face: PostedStep['face'];
  readonly state: CallState;
  readonly refusal?: Refusal;
  /** What the call is about, where the block carries it unseen. */
  readonly about: Readonly<Record<string, string>>;
}

/**
 * The token and the key of the next page. A token that was good stays: it gets older while the visitor goes on, and
 * nobody is too fast who has typed a page before. A visitor whom no cookie names may keep none: on the last page, where
 * it counts, there is then none, or they would be refused each time.
 */
function carriedBy(
  options: ScheduleCallApiOptions,
  { step }: CallState,
  refusal: Refusal | undefined,
  body: PostedBody,
  request: FastifyRequest,
  reply: FastifyReply,
): Readonly<Record<string, string>> {
  const { desk, stamp } = options;
  if (!stamp) return {};
  const known = readVisitorId(request, options);
  const stamped = stamp(ensureVisitorId(request, reply, options), SCHEDULE_CALL_PATH);
  const token = body[PAGE_TOKEN_FIELD];
  if (known === undefined && step === 'checkInfo')
    return Object.fromEntries(Object.entries(stamped).filter(([name]) => name !== PAGE_TOKEN_FIELD));
  if (known === undefined || typeof token !== 'string' || refusal?.code === 'token_used') return stamped;
  const context = {
    secret: desk.secret,
    visitorId: known,
    purpose: SCHEDULE_CALL_PATH,
    nowMs: desk.now(),
  };
  const isGood = ['valid', 'tooFast'].includes(verifyPageToken(token, context).outcome);
  return isGood ? { ...stamped, [PAGE_TOKEN_FIELD]: token } : stamped;
}

/** Answers with the page of a step, and with what was typed still in it. */
export async function sendStep(
  options: ScheduleCallApiOptions,
  { state, refusal, face, about }: NextStep,
  body: PostedBody,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const origin = originOf(body, request.headers);
  const page = pathOf(origin.pageSource);
  const language = languageFor(request);
  const entryId = body[FORM_ENTRY_FIELD];
  const told = refusal ? afterTrap((name) => textIn(body, name)) : {};
  const hidden = {
    ...origin,
    ...about,
    ...told,
    ...carriedBy(options, state, refusal, body, request, reply),
  };
  const status = refusal?.status ?? (state.issues.length > 0 ? new Refusal('invalid_fields').status : 200);
  const view = {
    status,
    face,
    served: { ...state, message: refusal?.textWithWait(language), hidden },
    entryId: typeof entryId === 'string' ? entryId : undefined,
    pages: [
      ...new Set([...(page === undefined ? [] : [page]), localised(options.pages.calls[face], language)]),
    ],
    language,
  };
  const { retryAfterS } = refusal?.details ?? {};
  if (retryAfterS !== undefined) reply.header('retry-after', String(retryAfterS));
  const drawn = (await options.renderStep?.(view)) ?? stepPage(view);
  return (
    reply
      .code(status)
      // Back leads to the step before, which the browser then has: not kept, it would ask whether to send that again.
      .headers({ ...PRIVATE, ...drawn.headers, 'cache-control': 'private, no-cache' })
      .type('text/html; charset=utf-8')
      .send(drawn.html)
  );
}
