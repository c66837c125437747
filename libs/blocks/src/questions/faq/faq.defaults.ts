export const faqDefaults = {
  align: 'left',
  isPageTitle: false,
  items: [],
  videos: [],
} as const;
