export const techSpecDefaults = { columns: [] } as const;
