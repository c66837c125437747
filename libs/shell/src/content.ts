import type { AnyEntryType } from '@skein/cms-client';
import { userDetails } from './account/user-details.content.ts';
import { addressCheck } from './address-check/address-check.content.ts';
import { city } from './city/city.content.ts';
import { footer, footerSitelinks, socialMedia, socialMediaItem } from './footer/footer.content.ts';
import { header } from './header/header.content.ts';
import { navigation, navigationItem } from './navigation/navigation.content.ts';
import { page } from './page/page.content.ts';
import { site } from './site/site.content.ts';

export * from './account/user-details.content.ts';
export * from './address-check/address-check.content.ts';
export * from './city/city.content.ts';
export * from './footer/footer.content.ts';
export * from './header/header.content.ts';
export * from './navigation/navigation.content.ts';
export * from './page/page.content.ts';
export * from './site/site.content.ts';

/** Every content type of this library. All three levels of the navigation share one. */
export const contentTypes: readonly AnyEntryType[] = [
  site,
  page,
  header,
  navigation,
  navigationItem,
  userDetails,
  footer,
  footerSitelinks,
  socialMedia,
  socialMediaItem,
  addressCheck,
  city,
];
