import * as v from 'valibot';
import { phoneDigits } from '../../rules/phone-digits.ts';
import { typedText } from '../../rules/typed-text.ts';
import { CALL_MAX_LENGTHS, type CallField } from './call-fields.ts';

const text = (field: CallField) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((typed) => typedText(field, typed)),
    v.maxLength(CALL_MAX_LENGTHS[field]),
  );

const ISO_UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z$/u;

/** Reads the JSON body of `POST /api/schedule-call`. `time` is the time of the call, in UTC. */
export const callRequestSchema = v.object({
  firstName: text('firstName'),
  lastName: text('lastName'),
  email: text('email'),
  phone: v.pipe(text('phone'), v.transform(phoneDigits)),
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
