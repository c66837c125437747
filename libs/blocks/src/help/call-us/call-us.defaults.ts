export const callUsDefaults = { columns: [] } as const;

/** Most columns beside each other. */
export const CALL_US_MAX_COLUMNS = 6;
