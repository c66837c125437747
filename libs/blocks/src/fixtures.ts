export * as accountNotFoundFixtures from './account-not-found/account-not-found.fixtures.ts';
export * as signUpFixtures from './sign-up-hero/sign-up-hero.fixtures.ts';
export * as addressStatusFixtures from './address-status-hero/address-status-hero.fixtures.ts';
export * from './content-block/centered-text/centered-text.fixtures.ts';
export * from './content-block/city-offer/city-offer.fixtures.ts';
export * from './content-block/text-with-image/text-with-image.fixtures.ts';
export { pictures as pictureFixtures } from './testing/artwork.fixtures.ts';
export { films as filmFixtures } from './testing/films.fixtures.ts';
