export type { BootContext } from './boot-context.ts';
export { startIslands, type Enhance, type IslandsOptions } from './bootstrap.ts';
export { followContentPlaces } from './content-places.ts';
export { ENHANCER, ISLAND } from './elements.ts';
export { whenIdle, whenParsed, whenShown } from './moments.ts';
export { emitPageEvent, onPageEvent, type PageEventName, type PageEvents } from './page-events.ts';
export { mountIsland, type MountIsland, type MountOptions } from './runtime.tsx';
export { useServedPart } from './served-parts.ts';
export { pageSetting } from './page-setting.ts';
