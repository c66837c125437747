export const comparedProviderDefaults = { isOurs: false } as const;
export const comparedFeatureDefaults = { values: [] } as const;
