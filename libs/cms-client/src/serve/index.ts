export { tellNew } from './tell-new.ts';
export type { Arrival, Arrivals } from './arrival.ts';
export { BELIEFS_PATIENCE_MS, createBeliefs, type Beliefs, type BeliefsOptions } from './beliefs.ts';
export {
  blockOnPage,
  blockWith,
  everyBlock,
  findBlock,
  withBlockProps,
  withQueryProps,
} from './block-props.ts';
export { inTime } from './in-time.ts';
export { nodesOf, type NodeOf, type TypeOf } from './nodes.ts';
export {
  pageFrameOf,
  type FrameMemory,
  type FrameOptions,
  type LayoutProps,
  type EntryNote,
  type LoadedPage,
  type PageContent,
  type PageFrame,
  type SiteContent,
  type WholeFrame,
} from './page-frame.ts';
export {
  propsFor,
  serving,
  visitKind,
  type AskService,
  type Asked,
  type CookieVisitHost,
  type CookieVisits,
  type Experiment,
  type MoreProps,
  type PageParts,
  type Place,
  type PolicySources,
  type Reading,
  type ServedPage,
  type Serving,
  type Telling,
  type TokenForm,
  type Visit,
  type VisitKind,
  type Visitor,
} from './serving.ts';
export { STALE_RETRY_MS } from './stale-retry.ts';
export { steadyNow } from './steady-now.ts';
