/** Defaults for values of a consent that an editor leaves out, except for texts. */
export const consentDefaults = { categories: [] } as const;
