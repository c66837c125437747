export const legalPageDefaults = { navigation: [], content: [] } as const;
