export {
  renderPage,
  type ScriptAssets,
  type PageRender,
  type RenderProblem,
  type RenderPageOptions,
} from './render-page.tsx';
