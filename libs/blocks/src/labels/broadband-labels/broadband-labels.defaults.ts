import { disclosureDefaults } from '../broadband-label/disclosure.defaults.ts';

export const broadbandLabelsDefaults = {
  ...disclosureDefaults,
  isPageTitle: false,
  tiers: [],
  plans: [],
} as const;
