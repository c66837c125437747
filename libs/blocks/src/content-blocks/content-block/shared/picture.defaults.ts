export const pictureDefaults = { roundedImage: true } as const;
