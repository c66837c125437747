export { escapeHtml, pagePolicy } from './answers/own-html.ts';
export { answerBadAddress, answerTheRest, answerUnavailable } from './answers/plain-answers.ts';
export { DataDirError, prepareDataDir } from './process/data-dir.ts';
export type { DegradedReport, DegradedReports } from './process/degraded-reports.ts';
export { diskReport } from './process/disk-report.ts';
export { healthApi, type HealthApiOptions, type ReadinessCheck } from './process/health-api.ts';
export {
  jobPool,
  PoolFullError,
  type JobOptions,
  type JobPool,
  type JobPoolOptions,
} from './process/job-pool.ts';
export { StartError } from './process/start-error.ts';
export { reachedAt } from './process/reached-at.ts';
export {
  isOwnPage,
  languageFrom,
  languageOf,
  localised,
  pathOf,
  SPANISH_PREFIX,
  unlocalised,
  type Language,
} from './requests/language.ts';
export { isCrossSite, isSameSite, type OwnSite } from './requests/cross-site.ts';
export { networkOf } from './requests/network-of.ts';
export { oneNetwork } from './requests/one-network.ts';
export { readCookie } from './requests/read-cookie.ts';
export { isUnusable, parseForm, parseParts, textIn, usableText } from './requests/read-form.ts';
export { isInjected, REQUEST_ID_HEADER, requestIds, tellRequestId } from './requests/request-id.ts';
export { isForeignPage, isFromThisMachine } from './requests/this-machine.ts';
export { splitUrl } from './requests/split-url.ts';
export { hasLeft } from './requests/has-left.ts';
export { plainAddresses } from './requests/plain-addresses.ts';
export { plainSpelling } from './requests/plain-spelling.ts';
export { believes } from './requests/trust-proxy.ts';
export {
  assignVariations,
  type ExperimentsConfig,
  type WeightedVariation,
} from './visitors/assign-variations.ts';
