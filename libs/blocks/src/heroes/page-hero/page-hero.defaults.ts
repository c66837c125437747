export const pageHeroDefaults = { look: 'plain', theme: 'paper', isPageTitle: true } as const;
