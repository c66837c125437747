/** The vendor's limits for paging and link depth. A request beyond them is an invalid query. */
export const MAX_LIMIT = 1000;
export const DEFAULT_LIMIT = 100;
export const MAX_INCLUDE_DEPTH = 10;
export const DEFAULT_INCLUDE_DEPTH = 1;

/**
 * How deep items may be nested. Deeper items are refused at once, because code that visits all their parts
 * would overflow the stack.
 */
export const MAX_NESTING = 200;

/** How many items a sync page has if the request has no `limit`. */
export const SYNC_PAGE_SIZE = 1000;

/** Limits for the answers that stay in memory until the next edit: bytes, and number of answers. */
export const MEMO_MAX_BYTES = 4 * 1024 * 1024;
export const MEMO_MAX_ANSWERS = 2000;

/**
 * Limit of requests per second and token. The vendor allows 55; an embedded service only needs protection from
 * runaway loops.
 */
export const DEFAULT_REQUESTS_PER_SECOND = 5000;

/** Largest body of a management request, in bytes. */
export const MANAGEMENT_BODY_LIMIT_BYTES = 2 * 1024 * 1024;
/** Largest file that can be uploaded, in bytes. */
export const MAX_UPLOAD_BYTES = 1024 * 1024 * 1024;

export const DEFAULT_SPACE = 'skein';
export const DEFAULT_ENVIRONMENT = 'master';
export const DEFAULT_DELIVERY_TOKEN = 'demo-delivery';
export const DEFAULT_PREVIEW_TOKEN = 'demo-preview';
export const DEFAULT_MANAGEMENT_TOKEN = 'demo-management';
