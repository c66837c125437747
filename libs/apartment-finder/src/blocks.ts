export * from './apartment-finder/apartment-finder.block.ts';
export * from './apartment-search/apartment-search.block.ts';
