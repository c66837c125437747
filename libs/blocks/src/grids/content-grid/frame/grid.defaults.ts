/** Default values of grids, for fields and props without a value. */
export const gridDefaults = { isModule: false, moduleLook: 'filled' } as const;
