export const tvNavDefaults = { navItems: [] } as const;
