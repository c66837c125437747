export const subHeroDefaults = { columns: [] } as const;
