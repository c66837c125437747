export * as accountNotFoundFixtures from './account-not-found/account-not-found.fixtures.ts';
export * as addressStatusFixtures from './address-status-hero/address-status-hero.fixtures.ts';
export * from './content-block/content-block.fixtures.ts';
export { films as filmFixtures } from './testing/films.fixtures.ts';
