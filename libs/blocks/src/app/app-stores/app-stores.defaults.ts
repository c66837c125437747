export const appStoresDefaults = { campaign: 'website' } as const;
