export const callUsDefaults = { columns: [] } as const;

/** Most columns beside each other (2§9). */
export const CALL_US_MAX_COLUMNS = 6;
