export * from './content.ts';
export * from './contract.ts';
export { ApartmentFinder, type ApartmentFinderProps } from './apartment-finder/apartment-finder.tsx';
export { ApartmentSearch, type ApartmentSearchProps } from './apartment-search/apartment-search.tsx';
export * from './serve.ts';
export type { FinderView } from './view/finder-view.ts';
export type { ServedFinder } from './view/serve-finder.ts';
