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
/** Tests of the service use this function to send the browser's request for an email. */
export { findEmail } from '../forgot-email/find-email.ts';

/** The expected messages of all address and email forms. Both the drawn form and the service must give them. */
export const formCases: readonly FormCase[] = [...addressCases, ...emailCases];
