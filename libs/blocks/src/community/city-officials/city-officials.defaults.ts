export const cityOfficialsDefaults = { officials: [], theme: 'mist' } as const;
