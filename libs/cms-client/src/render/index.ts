export {
  renderPage,
  type ScriptAssets,
  type PageRender,
  type RenderProblem,
  type RenderPageOptions,
} from './render-page.tsx';
export { fragmentMemory, type FragmentMemory } from './fragment-memory.ts';
