export const SCHEDULE_CALL_PATH = '/api/schedule-call';
/** Header for the idempotency key of a JSON request. The body does not contain the key. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
/** Header for the IANA name of the chosen zone. The body does not contain the zone. */
export const ZONE_HEADER = 'x-time-zone';
/** Names of the extra fields in a post without script. */
export const STEP_FIELD = 'step';
export const FACE_FIELD = 'face';
/** Name of the pressed button. The Back button has the value `back`. */
export const GO_FIELD = 'go';
/** Field with the subject for a visitor who is already a customer. */
export const CUSTOMER_ISSUE_FIELD = 'customerIssue';
