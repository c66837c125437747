/** Default values of heroes, for entries and for props that leave them out. */
export const sharedDefaults = { multiColorTitle: false, titleParts: [], theme: 'paper' } as const;
