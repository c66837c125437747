/** What a grid takes where an editor, or somebody who writes it by hand, says nothing. */
export const gridDefaults = { isModule: false, moduleLook: 'filled' } as const;
