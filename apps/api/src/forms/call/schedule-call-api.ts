import {
  callConfirmed,
  callMoment,
  CUSTOMER_ISSUE_FIELD,
  FORM_ENTRY_FIELD,
  GO_FIELD,
  HONEYPOT_FIELD,
  IDEMPOTENCY_FIELD,
  IDEMPOTENCY_HEADER,
  namedZones,
  PAGE_TOKEN_FIELD,
  SCHEDULE_CALL_PATH,
  stepBack,
  stepOn,
  zoneOf,
  type CallRequest,
  type CallState,
} from '@skein/forms/contract';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { verifyPageToken } from '../../posts/human-check/page-token.ts';
import { addressForms } from '../address/address-posts.ts';
import { ensureVisitorId, readVisitorId } from '../../platform/visitor/visitor.ts';
import { senderOf, type FormOptions } from '../../posts/desk.ts';
import { FLAGS } from '../../posts/proof.ts';
import { networkOf } from '../../platform/rate-limit/rate-limit.ts';
import { localised, pathOf } from '../../platform/http/language.ts';
import { limitTo } from '../../posts/limit-to.ts';
import { originOf } from '../../posts/post-origin.ts';
import { textIn } from '../../platform/http/read-form.ts';
import { Refusal } from '../../posts/refusal.ts';
import {
  languageFor,
  PRIVATE,
  readVisitorPosts,
  visitorPost,
  wantsJson,
  type PostedBody,
} from '../../posts/visitor-post.ts';
import { calendarApi } from './calendar-api.ts';
import { readCall, readStep, type CallFieldProblems, type PostedStep } from './read-call.ts';
import { CALL_LIMITS } from './schedule-call.constants.ts';
import { stepPage } from './step-page.ts';
import type { RenderStep } from './step-view.ts';
import { takeCall } from './take-call.ts';

export interface ScheduleCallApiOptions extends FormOptions {
  readonly renderStep?: RenderStep | undefined;
  /** Whether the visitor is a customer already. */
  readonly isCustomer: (request: FastifyRequest) => boolean;
}

/** The pages of both ways to ask for a call. */
const CALL_PAGES = { modal: '/support/schedule-a-call', maintenance: '/maintenance' } as const;
const route = { path: SCHEDULE_CALL_PATH, names: addressForms.names, formPage: CALL_PAGES.modal };

/** What the page after a post shows. */
interface NextStep {
  readonly face: PostedStep['face'];
  readonly state: CallState;
  readonly refusal?: Refusal;
  /** What the call is about, where the block carries it unseen. */
  readonly about: Readonly<Record<string, string>>;
}

/** A key of a sender's own. */
const KEY = /^[\w.-]{8,128}$/u;
const keyIn = (value: unknown): string | undefined =>
  typeof value === 'string' && KEY.test(value) ? value : undefined;

/** Calls that visitors ask for: JSON from a script, and four pages without. */
export const scheduleCallApi: FastifyPluginAsync<ScheduleCallApiOptions> = async (app, options) => {
  const { desk, stamp } = options;
  const { secret, now } = desk;
  const limit = limitTo(desk.limiter);
  await app.register(calendarApi);
  await readVisitorPosts(app);

  function refuseFields(
    wrong: CallFieldProblems,
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply {
    const refusal = new Refusal('invalid_fields');
    const error = { code: refusal.code, message: refusal.text(languageFor(request)), fields: wrong };
    return reply.code(refusal.status).headers(PRIVATE).send({ error });
  }

  async function answerScript(body: PostedBody, request: FastifyRequest, reply: FastifyReply) {
    const read = readCall(body, now());
    if (!read.request) return refuseFields(read.wrong, request, reply);
    await takeCall(desk, senderOf(request, options), {
      request: read.request,
      idempotencyKey: keyIn(request.headers[IDEMPOTENCY_HEADER]),
      flags: [],
      pageToken: '',
    });
    return reply.headers(PRIVATE).send({ status: 'scheduled', time: read.request.time });
  }

  async function takeStep(posted: PostedStep, body: PostedBody, request: FastifyRequest): Promise<CallState> {
    const { face, state } = posted;
    const next = stepOn(face, state, {}, now);
    if (state.step !== 'checkInfo' || next.step !== 'checkInfo') return next;
    const { firstName = '', lastName = '', email = '', phone = '' } = next.values;
    const known = {
      issue: options.isCustomer(request) ? posted.customerIssue : posted.issue,
      issueDetail: posted.issueDetail,
    };
    const { issue = '', issueDetail = '' } = face === 'maintenance' ? known : next.values;
    const time = callMoment(next.values) ?? '';
    const read = readCall(
      { firstName, lastName, email, phone, issue, issueDetail, time } satisfies CallRequest,
      now(),
      [...namedZones, zoneOf(next.values.timeZone ?? '')],
    );
    // By the rules of its steps it was right, so what is wrong now is what no step asks for.
    if (!read.request) throw new Refusal('malformed_body');
    await takeCall(desk, senderOf(request, options), {
      request: read.request,
      idempotencyKey: keyIn(body[IDEMPOTENCY_FIELD]),
      flags: [FLAGS.noHumanCheck],
      pageToken: textIn(body, PAGE_TOKEN_FIELD),
    });
    return callConfirmed(next);
  }

  /**
   * The token and the key of the next page. A token that was good stays: it gets older while the visitor goes on, and
   * nobody is too fast who has typed a page before. A visitor whom no cookie names may keep none: on the last page, where
   * it counts, there is then none, or they would be refused each time.
   */
  function carriedBy(
    { step }: CallState,
    refusal: Refusal | undefined,
    body: PostedBody,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Readonly<Record<string, string>> {
    if (!stamp) return {};
    const known = readVisitorId(request, options);
    const stamped = stamp(ensureVisitorId(request, reply, options), SCHEDULE_CALL_PATH);
    const token = body[PAGE_TOKEN_FIELD];
    if (known === undefined && step === 'checkInfo')
      return Object.fromEntries(Object.entries(stamped).filter(([name]) => name !== PAGE_TOKEN_FIELD));
    if (known === undefined || typeof token !== 'string' || refusal?.code === 'token_used') return stamped;
    const context = { secret, visitorId: known, purpose: SCHEDULE_CALL_PATH, nowMs: now() };
    const isGood = ['valid', 'tooFast'].includes(verifyPageToken(token, context).outcome);
    return isGood ? { ...stamped, [PAGE_TOKEN_FIELD]: token } : stamped;
  }

  /** Answers with the page of a step, and with what was typed still in it. */
  async function sendStep(
    { state, refusal, face, about }: NextStep,
    body: PostedBody,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const origin = originOf(body, request.headers);
    const page = pathOf(origin.pageSource);
    const language = languageFor(request);
    const entryId = body[FORM_ENTRY_FIELD];
    const hidden = { ...origin, ...about, ...carriedBy(state, refusal, body, request, reply) };
    const status = refusal?.status ?? (state.issues.length > 0 ? new Refusal('invalid_fields').status : 200);
    const view = {
      status,
      face,
      served: { ...state, message: refusal?.textWithWait(language), hidden },
      entryId: typeof entryId === 'string' ? entryId : undefined,
      pages: [...new Set([...(page === undefined ? [] : [page]), localised(CALL_PAGES[face], language)])],
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

  visitorPost(app, route, options, async (body, request, reply) => {
    const count = () => limit(CALL_LIMITS.posts, networkOf(request.ip));
    const posted = wantsJson(request) ? undefined : readStep(body);
    if (!posted) {
      await count();
      return answerScript(body, request, reply);
    }
    const { face, state } = posted;
    let next: { readonly state: CallState; readonly refusal?: Refusal };
    try {
      await count();
      if ((body[HONEYPOT_FIELD] ?? '') !== '') throw new Refusal('not_a_visitor');
      next = { state: body[GO_FIELD] === 'back' ? stepBack(state) : await takeStep(posted, body, request) };
    } catch (error) {
      if (!(error instanceof Refusal))
        // What a database says may quote what it was given.
        request.log.error({ reason: error instanceof Error ? error.name : '' }, 'a call was not stored');
      const refusal = error instanceof Refusal ? error : new Refusal('unavailable', { retryAfterS: 5 });
      next = { state, refusal };
    }
    const { issue, customerIssue, issueDetail } = posted;
    const about = face === 'maintenance' ? { issue, [CUSTOMER_ISSUE_FIELD]: customerIssue, issueDetail } : {};
    return sendStep({ face, about, ...next }, body, request, reply);
  });
};
