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
  type CallFace,
  type CallRequest,
  type CallState,
  type CallValues,
} from '@skein/forms/contract';
import { textIn } from '@skein/http';
import * as v from 'valibot';
import { byField } from '../../posts/refusal.ts';
import type { PostedBody } from '../../posts/visitor-post.ts';

/** A key of a sender's own. */
const KEY = /^[\w.-]{8,128}$/u;
export const keyIn = (value: unknown): string | undefined =>
  typeof value === 'string' && KEY.test(value) ? value : undefined;

/** What is wrong with a request, by field. */
export type CallFieldProblems = Readonly<Record<string, string>>;

/**
 * A request as a script sends it, or what is wrong with it. A day is wrong by its name on the form.
 * @param zones in one of which the call must be on a weekday of the window
 */
export function readCall(
  body: PostedBody,
  nowMs: number,
  zones: readonly string[] = namedZones,
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
  const moment = problemOfMoment(request.time, zones, nowMs);
  if (issues.length === 0 && moment === undefined) return { request };
  return { wrong: { ...byField(issues), ...(moment && { date: moment }) } };
}

const trimmed = (body: PostedBody, name: string): string => textIn(body, name).trim();

/** Longer texts are not shown again. */
const SHOWN_MAX_LENGTH = 500;

/** A step as a browser posts it without script. */
export interface PostedStep {
  readonly face: CallFace;
  readonly state: CallState;
  /** What the call is about where the visitor was not asked; the second is for customers. */
  readonly issue: string;
  readonly customerIssue: string;
  readonly issueDetail: string;
}

/** The step that was posted; undefined: none, a request as a script sends it. */
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
    // Where nobody was asked, the block itself carries what it is about.
    state: { step, values: face === 'maintenance' ? others : entered, issues: [] },
    issue,
    customerIssue: trimmed(body, CUSTOMER_ISSUE_FIELD).slice(0, SHOWN_MAX_LENGTH) || issue,
    issueDetail,
  };
}
