export * from './apartment-finder/apartment-finder.content.ts';
export * from './apartment-search/apartment-search.content.ts';
