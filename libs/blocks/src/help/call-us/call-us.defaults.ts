export const callUsDefaults = { columns: [] } as const;

/** Largest number of columns side by side. */
export const CALL_US_MAX_COLUMNS = 6;
