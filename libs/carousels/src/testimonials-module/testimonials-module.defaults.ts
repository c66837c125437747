export const testimonialsModuleDefaults = { autoSlider: false } as const;
