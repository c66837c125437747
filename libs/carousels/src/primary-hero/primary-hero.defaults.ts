export const primaryHeroDefaults = { items: [], theme: 'ink' } as const;
