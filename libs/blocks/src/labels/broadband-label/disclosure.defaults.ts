export const disclosureDefaults = {
  supportPhones: [],
  learnMoreLink: 'https://www.fcc.gov/consumer',
} as const;
