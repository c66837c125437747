/** Default values of heroes, for fields and props without a value. */
export const sharedDefaults = { multiColorTitle: false, titleParts: [], theme: 'paper' } as const;
