export const reviewPageDefaults = { states: [] } as const;
