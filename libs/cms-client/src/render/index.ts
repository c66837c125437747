export {
  renderPage,
  type IslandAssets,
  type PageRender,
  type RenderProblem,
  type RenderPageOptions,
} from './render-page.tsx';
