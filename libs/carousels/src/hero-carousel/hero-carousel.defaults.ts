export const heroCarouselDefaults = { slides: [], isPageTitle: true, theme: 'paper' } as const;
