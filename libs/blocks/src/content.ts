import { entryTypesIn } from '@skein/cms-client';
import * as definitions from './definitions.ts';

export * from './definitions.ts';
export * from './heroes/address-label/kept-email.ts';
export { homeStatuses, type HomeStatus } from './network/network-status/home-status.ts';
export { calculatorQuery, chosenIn, type ChosenSpeed } from './network/wifi-calculator/calculator-query.ts';
export * from './network/wifi-calculator/wifi-generation.ts';
export { hasToggle as comparisonHasToggle } from './plans/competitive-comparison/has-toggle.ts';
export * from './questions/faq-links/faq-of-props.ts';
export type * from './questions/faq-questions/faq-address.ts';
export { faqSlug } from './questions/faq-questions/faq-slug.ts';
export { FAQ_SLUG_PARAM } from './questions/faq-questions/faq.constants.ts';

/** All content types of this library, including those that occur only inside others. */
export const contentTypes = entryTypesIn(definitions);
