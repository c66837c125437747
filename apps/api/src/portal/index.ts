export { portalApi } from './portal-api.ts';
export type { PortalOptions } from './portal-options.ts';
export { assignVariations } from './assign-variations.ts';
export type { ExperimentsConfig, WeightedVariation } from './assign-variations.ts';
export { ensureVisitorId, readVisitorId } from './visitor.ts';
export type { VisitorCookieOptions } from './visitor.ts';
export { issueXsrfToken, verifyXsrfToken } from './xsrf-token.ts';
export type { XsrfTokenContext, XsrfVerdict } from './xsrf-token.ts';
