/**
 * Entry of the browser build. Nothing loads this module itself: it names every module that a page may ask for,
 * so that the manifest knows their addresses.
 */
export const islands = import.meta.glob('./*.island.ts');
export const enhancers = import.meta.glob('../enhancers/*.enhancer.ts');
export const runtime = () => import('./runtime.tsx');
export const fonts = import.meta.glob('../../../../libs/ui/src/fonts/*.woff2', {
  query: '?url',
  import: 'default',
});
