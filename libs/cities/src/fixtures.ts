export * from './city-list/city-list.fixtures.ts';
export * from './state-page/state-page.fixtures.ts';
