/** Default values of grids, for entries and for props that leave them out. */
export const gridDefaults = { isModule: false, moduleLook: 'filled' } as const;
