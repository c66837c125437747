import { href, html, text, textList, type PropsOf } from '@skein/cms-client';
import { disclosureDefaults } from './disclosure.defaults.ts';

/** Fields that the labels of one provider share. */
export const disclosureFields = {
  provider: text('gfProviderName', 80),
  discounts: html('gfDiscounts').help('Discounts and bundles, with links to them'),
  networkPolicyLink: href('gfNetworkPolicyLink'),
  privacyPolicyLink: href('gfPrivacyPolicyLink'),
  supportLink: href('gfSupportLink'),
  supportPhones: textList('gfSupportPhones').default(disclosureDefaults.supportPhones),
  learnMoreLink: href('gfLearnMoreLink')
    .default(disclosureDefaults.learnMoreLink)
    .help('The page of the regulator that explains the terms of the label'),
};
export interface Disclosure extends PropsOf<typeof disclosureFields> {}
