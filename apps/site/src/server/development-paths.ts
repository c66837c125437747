/** Beginnings of paths that exist in development only: the demo's accounts. In production nothing leads there. */
export const DEVELOPMENT_PATHS: readonly string[] = ['/demo'];
