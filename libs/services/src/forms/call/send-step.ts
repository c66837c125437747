import { FORM_ENTRY_FIELD, IDEMPOTENCY_FIELD, type CallState } from '@skein/forms/contract';
import { localised, pathOf, textIn } from '@skein/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newKey } from '../../posts/identity.ts';
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
  /** What the call is about, if the block contains it in hidden fields. */
  readonly about: Readonly<Record<string, string>>;
}

/** Sends the page of a step, with what the visitor has typed. */
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
    [IDEMPOTENCY_FIELD]: newKey(),
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
