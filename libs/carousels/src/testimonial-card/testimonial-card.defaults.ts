export const testimonialCardDefaults = { imageSide: 'left', roundedImage: true, textAlign: 'left' } as const;
