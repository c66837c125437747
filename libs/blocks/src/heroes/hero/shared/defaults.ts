/** What a hero takes where an editor, or somebody who writes it by hand, says nothing. */
export const sharedDefaults = { multiColorTitle: false, titleParts: [], theme: 'paper' } as const;
