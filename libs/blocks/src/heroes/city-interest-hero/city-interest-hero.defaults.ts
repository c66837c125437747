export const cityInterestHeroDefaults = { theme: 'violet' } as const;
