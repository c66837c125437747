export const splitHeroDefaults = { theme: 'paper', side: 'speedTest' } as const;
