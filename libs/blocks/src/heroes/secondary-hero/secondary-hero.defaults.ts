export const secondaryHeroDefaults = { theme: 'ink', imageSide: 'right' } as const;
