export const headerDefaults = { ctas: [] } as const;
