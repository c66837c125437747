/** Defaults for the values of a consent entry, except for texts. */
export const consentDefaults = { categories: [] } as const;
