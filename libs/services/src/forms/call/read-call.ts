import {
  callFields,
  callRequestSchema,
  callSteps,
  checkForm,
  CUSTOMER_ISSUE_FIELD,
  FACE_FIELD,
  namedZones,
  postedContact,
  problemOfMoment,
  STEP_FIELD,
  typedText,
  zoneOf,
  type CallFace,
  type CallRequest,
  type CallState,
  type CallValues,
  type ClosedDays,
} from '@skein/forms/contract';
import { textIn } from '@skein/http';
import * as v from 'valibot';
import { byField } from '../../posts/refusal.ts';
import type { PostedBody } from '../../posts/posted.ts';

const KEY = /^[\w.-]{8,128}$/u;
export const keyIn = (value: unknown): string | undefined =>
  typeof value === 'string' && KEY.test(value) ? value : undefined;

/** Mistakes in a request for a call, by field. */
export type CallFieldProblems = Readonly<Record<string, string>>;

/**
 * Reads a request that a script sent. Returns either the request or its mistakes. A mistake in `time` becomes a mistake
 * in `date`, because the form has only one field for both.
 * @param zone name of the zone that the visitor chose, if known. The call must be on a bookable weekday in this zone, or
 * in one that has a short name
 * @param closed days that visitors cannot book
 */
export function readCall(
  body: PostedBody,
  nowMs: number,
  zone: string,
  closed: ClosedDays = [],
): { readonly request: CallRequest } | { readonly request?: undefined; readonly wrong: CallFieldProblems } {
  const result = v.safeParse(callRequestSchema, body);
  if (!result.success) {
    const wrong = result.issues.map((issue) => {
      const field = v.getDotPath(issue) ?? '';
      return [
        field === 'time' ? 'date' : field,
        issue.type === 'max_length' ? 'tooLong' : 'required',
      ] as const;
    });
    return { wrong: Object.fromEntries(wrong) };
  }
  const request = result.output;
  const issues = checkForm(postedContact, request, postedContact.fields);
  const moment = problemOfMoment(request.time, [...namedZones, zoneOf(zone)], nowMs, closed);
  if (issues.length === 0 && moment === undefined) return { request };
  return { wrong: { ...byField(issues), ...(moment && { date: moment }) } };
}

const trimmed = (body: PostedBody, name: string): string => textIn(body, name).trim();

/** Longest text that the next step of the form repeats, in characters. */
const SHOWN_MAX_LENGTH = 500;

/** A posted step of the form, from a browser without JavaScript. */
export interface PostedStep {
  readonly face: CallFace;
  readonly state: CallState;
  /**
   * Topic of the call from a hidden field, if the form does not ask for the topic. For customers, `customerIssue`
   * replaces this topic.
   */
  readonly issue: string;
  readonly customerIssue: string;
  readonly issueDetail: string;
}

/** Returns the posted step of the form, or undefined for a request that a script sent. */
export function readStep(body: PostedBody): PostedStep | undefined {
  const step = callSteps.find((one) => one === trimmed(body, STEP_FIELD));
  if (step === undefined || step === 'confirmation') return undefined;
  const face = trimmed(body, FACE_FIELD) === 'maintenance' ? 'maintenance' : 'modal';
  const entered: { -readonly [Field in keyof CallValues]: CallValues[Field] } = {};
  for (const field of callFields) {
    const value = typedText(field, textIn(body, field)).slice(0, SHOWN_MAX_LENGTH);
    if (value !== '') entered[field] = value;
  }
  const { issue = '', issueDetail = '', ...others } = entered;
  return {
    face,
    // During maintenance the form does not ask for a topic. The block has the topic in hidden fields.
    state: { step, values: face === 'maintenance' ? others : entered, issues: [] },
    issue,
    customerIssue: trimmed(body, CUSTOMER_ISSUE_FIELD).slice(0, SHOWN_MAX_LENGTH) || issue,
    issueDetail,
  };
}
