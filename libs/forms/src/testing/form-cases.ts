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
/** The lookup as a browser does it, for tests of the service that answers. */
export { findEmail } from '../forgot-email/find-email.ts';

/** What every form says to every kind of input. The form that is drawn and the service that is posted to both keep it. */
export const formCases: readonly FormCase[] = [...addressCases, ...emailCases];
