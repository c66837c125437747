/** Paging and link depth the vendor allows; outside of them a request is an invalid query. */
export const MAX_LIMIT = 1000;
export const DEFAULT_LIMIT = 100;
export const MAX_INCLUDE_DEPTH = 10;
export const DEFAULT_INCLUDE_DEPTH = 1;

/** Items nested deeper than this are refused at the boundary: walking them would exhaust the stack. */
export const MAX_NESTING = 200;

/** Items on one sync page when the caller names no `limit`. */
export const SYNC_PAGE_SIZE = 1000;

/** Answers kept in memory until the next edit. */
export const MEMO_MAX_BYTES = 64 * 1024 * 1024;
export const MEMO_MAX_ANSWERS = 2000;

/** Requests a second for one token. The vendor allows 55; an embedded service only guards against runaway loops. */
export const DEFAULT_REQUESTS_PER_SECOND = 5000;

/** Largest body the management endpoints read, in bytes. */
export const MANAGEMENT_BODY_LIMIT_BYTES = 2 * 1024 * 1024;
/** Largest file that can be uploaded, in bytes. */
export const MAX_UPLOAD_BYTES = 1024 * 1024 * 1024;

export const DEFAULT_SPACE = 'skein';
export const DEFAULT_ENVIRONMENT = 'master';
export const DEFAULT_DELIVERY_TOKEN = 'demo-delivery';
export const DEFAULT_PREVIEW_TOKEN = 'demo-preview';
export const DEFAULT_MANAGEMENT_TOKEN = 'demo-management';
