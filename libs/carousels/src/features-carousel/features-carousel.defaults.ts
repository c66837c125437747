export const featuresCarouselDefaults = { items: [], theme: 'paper' } as const;
