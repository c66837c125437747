import { contentTypes as blocks } from '@skein/blocks/content';
import { contentTypes as cities } from '@skein/cities/content';
import { contentTypes as forms } from '@skein/forms/content';
import { callToAction, type AnyEntryType, type AuthoredEntry } from '@skein/cms-client';
import { contentTypes as shell } from '@skein/shell/content';
import { about } from './pages/about.ts';
import { accountNotFoundPage } from './pages/account-not-found.ts';
import {
  addressAlmostThere,
  addressAvailable,
  addressNotYet,
  addressTryAgain,
} from './pages/address-results.ts';
import { business } from './pages/business.ts';
import { checkAddress } from './pages/check-address.ts';
import { citiesAustinSupport } from './pages/cities-austin-support.ts';
import { citiesAustin } from './pages/cities-austin.ts';
import { citiesChandler } from './pages/cities-chandler.ts';
import { citiesLasVegas } from './pages/cities-lasvegas.ts';
import { citiesWestminster } from './pages/cities-westminster.ts';
import { community } from './pages/community.ts';
import { gaming } from './pages/gaming.ts';
import { home } from './pages/home.ts';
import { labs } from './pages/labs.ts';
import { legalTerms } from './pages/legal-terms.ts';
import { notFound } from './pages/not-found.ts';
import { productInternet } from './pages/product-internet.ts';
import { productPhone } from './pages/product-phone.ts';
import { productTvChoice } from './pages/product-tv-choice.ts';
import { productTv } from './pages/product-tv.ts';
import { serverError } from './pages/server-error.ts';
import { statesTexas } from './pages/states-texas.ts';
import { support } from './pages/support.ts';
import { webpass } from './pages/webpass.ts';
import { wifi } from './pages/wifi.ts';
import { skeinSite } from './site.ts';

/** Every page of the demo provider. */
export const pages = [
  home,
  productInternet,
  wifi,
  webpass,
  business,
  community,
  about,
  productTv,
  productTvChoice,
  productPhone,
  gaming,
  labs,
  citiesAustin,
  citiesAustinSupport,
  citiesWestminster,
  citiesLasVegas,
  citiesChandler,
  statesTexas,
  support,
  legalTerms,
  checkAddress,
  addressAvailable,
  addressNotYet,
  addressAlmostThere,
  addressTryAgain,
  accountNotFoundPage,
  notFound,
  serverError,
] as const;

/** What the export starts from; everything else is reached by references. */
export const roots: readonly AuthoredEntry[] = [skeinSite, ...pages];

/** Every content type of the space, used or not. */
export const contentTypes: readonly AnyEntryType[] = [...shell, ...blocks, ...cities, ...forms, callToAction];
