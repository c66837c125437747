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
