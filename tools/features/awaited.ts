/** Looks without a demo page, and why: content type and variant. The gate refuses what is on a page after all. */
export const AWAITED: Readonly<Record<string, string>> = {};
