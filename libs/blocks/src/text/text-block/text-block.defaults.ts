export const textBlockDefaults = {
  isPageTitle: false,
  align: 'left',
  isModule: false,
} as const;
