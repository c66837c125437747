import * as v from 'valibot';
import { CALL_MAX_LENGTHS, stripSeparators, type CallField } from './call-fields.ts';

export const SCHEDULE_CALL_PATH = '/api/schedule-call';
/** Carries the key of a request whose body is JSON: its fields are those of the contract, and no others. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
/** Names of what a post without script carries beside the fields. */
export const STEP_FIELD = 'step';
export const FACE_FIELD = 'face';
/** Of the button that was pressed: `back`. */
export const GO_FIELD = 'go';
/** What the request is about if the visitor is a customer already. */
export const CUSTOMER_ISSUE_FIELD = 'customerIssue';

const text = (field: CallField) =>
  v.pipe(v.optional(v.string(), ''), v.trim(), v.maxLength(CALL_MAX_LENGTHS[field]));

const ISO_UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z$/u;

/** `POST /api/schedule-call`, JSON. `time` is the moment of the call, UTC. */
export const callRequestSchema = v.object({
  firstName: text('firstName'),
  lastName: text('lastName'),
  email: text('email'),
  phone: v.pipe(
    v.optional(v.string(), ''),
    v.maxLength(CALL_MAX_LENGTHS.phone),
    v.transform(stripSeparators),
  ),
  issue: text('issue'),
  issueDetail: text('issueDetail'),
  time: v.pipe(
    v.string(),
    v.regex(ISO_UTC),
    v.check((time) => !Number.isNaN(Date.parse(time))),
    v.transform((time) => new Date(time).toISOString()),
  ),
});
export type CallRequest = v.InferOutput<typeof callRequestSchema>;
