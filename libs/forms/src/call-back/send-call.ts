import { ANSWER_WAIT_MS, isElsewhere, resultOf, type PostResult } from '../post/send-post.ts';
import { checkForm } from '../rules/check-form.ts';
import type { FormOrder, WireTools } from '../services/form-services.ts';
import type { KnownIssue } from './call-face.ts';
import type { CallValues } from './engine/call-fields.ts';
import { IDEMPOTENCY_HEADER, ZONE_HEADER } from './engine/call-post.constants.ts';
import type { CallRequest } from './engine/call-request.ts';
import { callRequest, type CallFace } from './engine/call-rules.ts';
import { callMoment } from './engine/call-steps.ts';
import type { ClosedDays } from './engine/call-window.ts';
import { zoneOf } from './engine/call-zones.ts';

/** The data for sending a call request, in addition to the data of every form. */
export interface CallOrder {
  readonly call: CallValues;
  readonly face: CallFace;
  readonly known?: KnownIssue | undefined;
  readonly now: () => number;
  readonly closed?: ClosedDays | undefined;
}

/**
 * Sends a call request as JSON, with the key in a header. First checks all input again, because the chosen day
 * may have passed while the page was open. Never rejects.
 */
export async function sendCall(
  { url, idempotencyKey, call, face, known, now, closed }: FormOrder & CallOrder,
  { hasAccount }: Pick<WireTools, 'hasAccount'>,
  fetch: typeof globalThis.fetch = globalThis.fetch,
  signal: AbortSignal = AbortSignal.timeout(ANSWER_WAIT_MS),
): Promise<PostResult> {
  const rules = callRequest(face, now, closed);
  const issues = checkForm(rules, call, rules.fields);
  const time = callMoment(call);
  if (issues.length > 0 || time === undefined) return { kind: 'refused', issues };
  try {
    const { firstName = '', lastName = '', email = '', phone = '' } = call;
    const issue = known ? ((await hasAccount()) ? known.customerIssue : known.newIssue) : (call.issue ?? '');
    const issueDetail = known?.issueDetail ?? call.issueDetail ?? '';
    const request: CallRequest = { firstName, lastName, email, phone, issue, issueDetail, time };
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        // The browser may not send the page's address, which has the language.
        'accept-language': globalThis.document?.documentElement.lang || 'en',
        [IDEMPOTENCY_HEADER]: idempotencyKey,
        // A service on another origin would first have to allow this header.
        ...(!isElsewhere(url) && { [ZONE_HEADER]: zoneOf(call.timeZone ?? '') }),
      },
      credentials: 'same-origin',
      body: JSON.stringify(request),
      signal,
    });
    // A service on another origin reports only a status. On this origin, a proxy may answer, so the body
    // decides.
    return response.ok && isElsewhere(url) ? { kind: 'accepted' } : await resultOf(response);
  } catch (reason) {
    return { kind: 'failed', reason };
  }
}
