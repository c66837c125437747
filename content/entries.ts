import * as apartmentFinder from '@skein/apartment-finder/blocks';
import * as blocks from '@skein/blocks/blocks';
import * as careers from '@skein/careers/blocks';
import * as carousels from '@skein/carousels/blocks';
import * as cities from '@skein/cities/blocks';
import * as forms from '@skein/forms/blocks';
import { callToAction, entryTypesIn, type AnyEntryType, type AuthoredEntry } from '@skein/cms-client';
import * as quiz from '@skein/quiz/blocks';
import * as shell from '@skein/shell/blocks';
import { cityPages } from './entries/cities/pages.ts';
import { about } from './entries/pages/about.ts';
import { accountNotFoundPage } from './entries/pages/account-not-found.ts';
import { app } from './entries/pages/app.ts';
import {
  addressAlmostThere,
  addressAvailable,
  addressNotYet,
  addressTryAgain,
} from './entries/pages/address-results.ts';
import { articlePages } from './entries/pages/blog.posts.ts';
import { blog } from './entries/pages/blog.ts';
import { business } from './entries/pages/business.ts';
import { cancelConfirmation } from './entries/pages/cancel-confirmation.ts';
import { careersPage, jobPageEntry } from './entries/pages/careers.ts';
import { checkAddress } from './entries/pages/check-address.ts';
import { compare } from './entries/pages/compare.ts';
import { cookiesPage } from './entries/pages/cookies.ts';
import { community } from './entries/pages/community.ts';
import { gaming } from './entries/pages/gaming.ts';
import { home } from './entries/pages/home.ts';
import { labs } from './entries/pages/labs.ts';
import { legalAccessibility } from './entries/pages/legal-accessibility.ts';
import { legalPrivacy } from './entries/pages/legal-privacy.ts';
import { legalTerms } from './entries/pages/legal-terms.ts';
import { moving } from './entries/pages/moving.ts';
import { newStreets } from './entries/pages/new-streets.ts';
import { leadership } from './entries/pages/leadership.ts';
import { notFound } from './entries/pages/not-found.ts';
import { plansPage } from './entries/pages/plans.ts';
import { productInternet } from './entries/pages/product-internet.ts';
import { productPhone } from './entries/pages/product-phone.ts';
import { productTvChoice } from './entries/pages/product-tv-choice.ts';
import { productTv } from './entries/pages/product-tv.ts';
import { quizPage } from './entries/pages/quiz.ts';
import { referral } from './entries/pages/referral.ts';
import { review } from './entries/pages/review.ts';
import { serverError } from './entries/pages/server-error.ts';
import { stayInTouchVerify } from './entries/pages/stay-in-touch-verify.ts';
import { supportBroadbandLabels } from './entries/pages/support-broadband-labels.ts';
import { supportFaq } from './entries/pages/support-faq.ts';
import { supportBrowser } from './entries/pages/support-browser.ts';
import { supportScheduleACall } from './entries/pages/support-schedule-a-call.ts';
import { maintenance } from './entries/pages/maintenance.ts';
import { supportNetworkStatus } from './entries/pages/support-network-status.ts';
import { supportNotFound } from './entries/pages/support-not-found.ts';
import { suppliers } from './entries/pages/suppliers.ts';
import { support } from './entries/pages/support.ts';
import { switching } from './entries/pages/switching.ts';
import {
  buildingRequestPage,
  businessContactPage,
  webpassContactPage,
  webpassResidentialPage,
} from './entries/pages/request-pages.ts';
import { chatPage } from './entries/pages/chat.ts';
import { forgotEmailPage } from './entries/pages/forgot-email.ts';
import { webpass } from './entries/pages/webpass.ts';
import { wifiCalculatorPage } from './entries/pages/wifi-calculator.ts';
import { wifi } from './entries/pages/wifi.ts';
import { skeinSite } from './entries/site.ts';

/** Every page of the demo provider. */
export const pages = [
  home,
  productInternet,
  plansPage,
  quizPage,
  wifi,
  wifiCalculatorPage,
  compare,
  switching,
  webpass,
  webpassContactPage,
  webpassResidentialPage,
  buildingRequestPage,
  business,
  businessContactPage,
  forgotEmailPage,
  chatPage,
  community,
  about,
  leadership,
  careersPage,
  jobPageEntry,
  suppliers,
  blog,
  ...articlePages,
  productTv,
  productTvChoice,
  productPhone,
  gaming,
  labs,
  ...cityPages,
  moving,
  newStreets,
  support,
  supportFaq,
  supportNetworkStatus,
  supportScheduleACall,
  maintenance,
  supportNotFound,
  supportBrowser,
  supportBroadbandLabels,
  legalTerms,
  legalPrivacy,
  cookiesPage,
  legalAccessibility,
  referral,
  review,
  cancelConfirmation,
  checkAddress,
  addressAvailable,
  addressNotYet,
  addressAlmostThere,
  addressTryAgain,
  accountNotFoundPage,
  stayInTouchVerify,
  app,
  notFound,
  serverError,
] as const;

/** The site entry and all pages. The export contains these entries and all entries that they link to. */
export const roots: readonly AuthoredEntry[] = [skeinSite, ...pages];

/** All content types of the CMS, including types without entries. */
export const contentTypes: readonly AnyEntryType[] = [
  shell,
  blocks,
  cities,
  forms,
  { callToAction },
  carousels,
  apartmentFinder,
  quiz,
  careers,
].flatMap(entryTypesIn);
