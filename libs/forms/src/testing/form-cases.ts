import { addressCases } from './address-cases.ts';
import { emailCases } from './email-cases.ts';
import type { FormCase } from './form-case.ts';

export type { FormCase } from './form-case.ts';
export {
  CALL_NOW_MS,
  GOOD_MOMENT,
  callCases,
  goodContact,
  goodDate,
  goodIssue,
  shownOf as shownIssuesOf,
  type CallCase,
} from './call-cases.ts';
export { forgotEmailCases } from './forgot-email-cases.ts';
export { goodRequests, requestCases, type RequestCase } from './request-cases.ts';
/** The lookup as a browser makes it, for tests of the service that answers. */
export { findEmail } from '../forgot-email/find-email.ts';

/**
 * The expected messages of every form for every kind of input. The drawn form and the service must both match.
 */
export const formCases: readonly FormCase[] = [...addressCases, ...emailCases];
