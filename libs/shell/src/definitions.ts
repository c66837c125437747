export * from './account/user-details.content.ts';
export * from './address-check/address-check.content.ts';
export * from './city/city.content.ts';
export * from './footer/footer.content.ts';
export * from './header/header.content.ts';
export { navigation, navigationItem } from './navigation/navigation.content.ts';
export * from './page/page.content.ts';
export * from './site/site.content.ts';
