export * from './city-list/city-list.fixtures.ts';
