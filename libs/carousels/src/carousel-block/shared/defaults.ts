export const sharedDefaults = { autoSlider: false, isModule: false } as const;
