export const pageVideosDefaults = { theme: 'paper' } as const;
