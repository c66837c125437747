export * from './apartment-finder/apartment-finder.tsx';
export * from './apartment-search/apartment-search.tsx';
export * from './content.ts';
export * from './contract.ts';
export * from './serve.ts';
export type { FinderView } from './view/finder-view.ts';
export * from './view/serve-finder.ts';
