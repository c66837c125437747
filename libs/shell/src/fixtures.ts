export * from './account/user-details.fixtures.ts';
export * from './address-check/address-check.fixtures.ts';
export * from './city/city.fixtures.ts';
export * from './footer/footer.fixtures.ts';
export * from './header/header.fixtures.ts';
export * from './header/logo.fixtures.ts';
export * from './navigation/navigation.fixtures.ts';
export * from './sticky-cta/sticky-cta.fixtures.ts';
