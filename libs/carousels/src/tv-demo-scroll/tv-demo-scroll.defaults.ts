export const tvDemoScrollDefaults = { screens: [], theme: 'ink' } as const;
