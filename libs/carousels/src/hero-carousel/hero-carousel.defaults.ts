export const heroCarouselDefaults = { slides: [], theme: 'paper' } as const;
