/** What a consent has that an editor leaves out, but for its texts. */
export const consentDefaults = { categories: [] } as const;
