export const islands = import.meta.glob('./*.island.ts');
export const runtime = () => import('./runtime.ts');
