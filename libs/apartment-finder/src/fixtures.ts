export * from './apartment-finder/apartment-finder.fixtures.ts';
export * from './apartment-search/apartment-search.fixtures.ts';
