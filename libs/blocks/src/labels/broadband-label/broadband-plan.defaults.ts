export const broadbandPlanDefaults = {
  colorScheme: 'paper',
  isSelectMarkets: false,
  states: [],
} as const;
