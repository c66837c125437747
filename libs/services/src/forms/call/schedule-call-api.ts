import {
  callFields,
  CUSTOMER_ISSUE_FIELD,
  GO_FIELD,
  IDEMPOTENCY_HEADER,
  SCHEDULE_CALL_PATH,
  stepBack,
  ZONE_HEADER,
  type CallState,
} from '@skein/forms/contract';
import { networkOf } from '@skein/http';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { senderOf } from '../../posts/intake.ts';
import { limitTo } from '../../posts/limit-to.ts';
import { logNotStored, logRefusal } from '../../posts/log-refusal.ts';
import { askedLanguage } from '../../posts/other-language.ts';
import { Refusal } from '../../posts/refusal.ts';
import { readVisitorPosts } from '../../posts/read-posts.ts';
import { languageFor, wantsJson, type PostedBody } from '../../posts/posted.ts';
import { PRIVATE, visitorPost } from '../../posts/visitor-post.ts';
import { calendarApi } from './calendar-api.ts';
import { keyIn, readCall, readStep, type CallFieldProblems } from './read-call.ts';
import { CALL_LIMITS } from './schedule-call.constants.ts';
import type { ScheduleCallApiOptions } from './schedule-call.options.ts';
import { sendStep } from './send-step.ts';
import { takeCall } from './take-call.ts';
import { takeStep } from './take-step.ts';

const NAMES = Object.fromEntries(callFields.map((field) => [field, field]));

/** Accepts requests for calls: as JSON from a script, or in four form steps without JavaScript. */
export const scheduleCallApi: FastifyPluginAsync<ScheduleCallApiOptions> = async (app, options) => {
  const { callEvent, closedDays, intake, ownHosts, pages } = options;
  const stepIn = (body: PostedBody, request: FastifyRequest) =>
    wantsJson(request) ? undefined : readStep(body);
  const route = {
    path: SCHEDULE_CALL_PATH,
    names: NAMES,
    formPage: pages.calls.modal,
    isShownFirst: (body: PostedBody, request: FastifyRequest) => stepIn(body, request) !== undefined,
  };
  const limit = limitTo(intake.limiter);
  await app.register(calendarApi, { callEvent, ownHosts });
  await readVisitorPosts(app);

  function refuseFields(
    wrong: CallFieldProblems,
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply {
    const refusal = new Refusal('invalid_fields');
    logRefusal(request, refusal);
    const error = { code: refusal.code, message: refusal.text(languageFor(request)), fields: wrong };
    return reply.code(refusal.status).headers(PRIVATE).send({ error });
  }

  async function answerScript(body: PostedBody, request: FastifyRequest, reply: FastifyReply) {
    const { [ZONE_HEADER]: named } = request.headers;
    const zone = typeof named === 'string' ? named : '';
    const read = readCall(body, intake.now(), zone, closedDays);
    if (!read.request) return refuseFields(read.wrong, request, reply);
    await takeCall(intake, senderOf(request, options), {
      request: read.request,
      idempotencyKey: keyIn(request.headers[IDEMPOTENCY_HEADER]),
      flags: [],
    });
    return reply.headers(PRIVATE).send({ status: 'scheduled', time: read.request.time });
  }

  visitorPost(app, route, options, async (body, request, reply) => {
    const count = () => limit(CALL_LIMITS.posts, networkOf(request.ip));
    const posted = stepIn(body, request);
    if (!posted) {
      await count();
      return answerScript(body, request, reply);
    }
    const { face, state } = posted;
    let next: { readonly state: CallState; readonly refusal?: Refusal };
    try {
      await count();
      if (askedLanguage(request, options.languages)) next = { state };
      else if (body[GO_FIELD] === 'back') next = { state: stepBack(state) };
      else next = { state: await takeStep(options, posted, body, request) };
      if (next.state.issues.length > 0) logRefusal(request, new Refusal('invalid_fields'));
    } catch (error) {
      if (error instanceof Refusal) logRefusal(request, error);
      else logNotStored(request, error);
      const refusal = error instanceof Refusal ? error : new Refusal('unavailable', { retryAfterS: 5 });
      next = { state, refusal };
    }
    const { issue, customerIssue, issueDetail } = posted;
    const about = face === 'maintenance' ? { issue, [CUSTOMER_ISSUE_FIELD]: customerIssue, issueDetail } : {};
    return sendStep(options, { face, about, ...next }, body, request, reply);
  });
};
