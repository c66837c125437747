export const simpleModuleDefaults = { theme: 'mist', layout: 'beside' } as const;
