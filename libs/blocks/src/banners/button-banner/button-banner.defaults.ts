export const buttonBannerDefaults = { theme: 'teal' } as const;
