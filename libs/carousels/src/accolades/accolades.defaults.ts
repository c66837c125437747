export const accoladesDefaults = { items: [], theme: 'mist' } as const;
