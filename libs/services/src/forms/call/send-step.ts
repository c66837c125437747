import {
  FORM_ENTRY_FIELD,
  IDEMPOTENCY_FIELD,
  SCHEDULE_CALL_PATH,
  type CallState,
} from '@skein/forms/contract';
import { localised, pathOf, textIn } from '@skein/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newKey } from '../../posts/identity.ts';
import { addressesIn } from '../../posts/other-language.ts';
import { originOf } from '../../posts/post-origin.ts';
import { Refusal } from '../../posts/refusal.ts';
import { afterTrap } from '../../posts/trap.ts';
import { languageFor, type PostedBody } from '../../posts/posted.ts';
import { PRIVATE } from '../../posts/visitor-post.ts';
import type { PostedStep } from './read-call.ts';
import type { ScheduleCallApiOptions } from './schedule-call.options.ts';
import { stepPage } from './step-page.ts';

interface NextStep {
  readonly face: PostedStep['face'];
  readonly state: CallState;
  readonly refusal?: Refusal;
  /** Hidden fields with the topic of the call. Empty if the visitor chooses the topic. */
  readonly about: Readonly<Record<string, string>>;
}

/** Sends the page of a form step, with the visitor's values. */
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
  const hidden = {
    ...origin,
    ...about,
    ...afterTrap((name) => textIn(body, name), refusal !== undefined),
    [IDEMPOTENCY_FIELD]: newKey(),
  };
  const status = refusal?.status ?? (state.issues.length > 0 ? new Refusal('invalid_fields').status : 200);
  const view = {
    status,
    face,
    served: {
      ...state,
      message: refusal?.textWithWait(language),
      reference: status < 400 ? undefined : request.id,
      hidden,
    },
    entryId: typeof entryId === 'string' ? entryId : undefined,
    pages: [
      ...new Set([...(page === undefined ? [] : [page]), localised(options.pages.calls[face], language)]),
    ],
    language,
    ...(state.step !== 'confirmation' && {
      languageLinks: addressesIn({ path: SCHEDULE_CALL_PATH }, options.languages),
    }),
  };
  const { retryAfterS } = refusal?.details ?? {};
  if (retryAfterS !== undefined) reply.header('retry-after', String(retryAfterS));
  const drawn = (await options.renderStep?.(view)) ?? stepPage(view);
  return (
    reply
      .code(status)
      // The browser must keep the page. Otherwise its back button would ask whether to send the form again.
      .headers({ ...PRIVATE, ...drawn.headers, 'cache-control': 'private, no-cache' })
      .type('text/html; charset=utf-8')
      .send(drawn.html)
  );
}
