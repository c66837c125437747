export const islands = import.meta.glob('./*.island.ts');
export const enhancers = import.meta.glob('./*.enhancer.ts');
export const runtime = () => import('./runtime.ts');
