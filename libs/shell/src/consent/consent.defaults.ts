/** What a consent has that an editor leaves out, but for its texts. */
export const consentDefaults = { pageUrl: '/cookies', categories: [] } as const;
