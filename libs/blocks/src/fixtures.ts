export * as accountNotFoundFixtures from './help/account-not-found/account-not-found.fixtures.ts';
export * as signUpFixtures from './heroes/sign-up-hero/sign-up-hero.fixtures.ts';
export * as addressStatusFixtures from './heroes/address-status-hero/address-status-hero.fixtures.ts';
export * from './content-blocks/content-block/centered-text/centered-text.fixtures.ts';
export * from './content-blocks/content-block/city-offer/city-offer.fixtures.ts';
export * from './content-blocks/content-block/text-with-image/text-with-image.fixtures.ts';
export { pictures as pictureFixtures } from './testing/artwork.fixtures.ts';
export { films as filmFixtures } from './testing/films.fixtures.ts';
