export * from './content-block/content-block.fixtures.ts';
export { films as filmFixtures } from './testing/films.fixtures.ts';
