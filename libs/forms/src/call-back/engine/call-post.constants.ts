export const SCHEDULE_CALL_PATH = '/api/schedule-call';
/** Header with the key of a JSON request, whose body holds only the fields of the contract. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
/** Names of the extra fields in a post without script. */
export const STEP_FIELD = 'step';
export const FACE_FIELD = 'face';
/** Name of the pressed button, whose value is `back`. */
export const GO_FIELD = 'go';
/** The subject of the request if the visitor is already a customer. */
export const CUSTOMER_ISSUE_FIELD = 'customerIssue';
