export const helpCenterLinksDefaults = { links: [], theme: 'paper' } as const;
