export {
  renderPage,
  type ScriptAssets,
  type PageRender,
  type RenderProblem,
  type RenderPageOptions,
} from './render-page.tsx';
export { asPart, joinedParts, partsOf, type HtmlParts } from './html-parts.ts';
export { fragmentMemory, type FragmentMemory } from './fragment-memory.ts';
export type { FragmentStore } from './written-fragment.ts';
