export const faqTabsDefaults = {
  align: 'left',
  isPageTitle: false,
  tabs: [],
} as const;
